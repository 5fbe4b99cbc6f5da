// Few loans have such a plan, so no room is kept for it: the loan's facts move down.
/** The id of a place near the top of a page, for a plan that waits for somebody's answer. */
export const newsPlace = 'plan-news'

/** As high as the row that comes, so that the rows below stay. */
export const rowPlace = <div className="row-button" />
