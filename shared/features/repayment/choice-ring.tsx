/** The empty ring of what can be chosen, as in the list of all ways. */
export const choiceRing = <span className="pay-way_ring" />
