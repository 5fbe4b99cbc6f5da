/** As high as the row that comes, so that the rows below stay. */
export const rowPlace = <div className="row-button" />
