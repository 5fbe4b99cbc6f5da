/** If there are more, all but the first are folded, since scrolling takes long. */
export const mostOpenGroups = 3
