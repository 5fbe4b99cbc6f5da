/** An empty ring: a tap chooses the way and opens nothing. */
export const WayMark = () => <span className="pay-way_mark" />
