/**
 * The id of a place near the top of a page, for a plan that waits for somebody's answer. No room is kept for it, since
 * few loans have such a plan: the loan's facts move down.
 */
export const newsPlace = 'plan-news'

/** As high as the row that comes, so that the rows below stay. */
export const rowPlace = <div className="row-button" />
