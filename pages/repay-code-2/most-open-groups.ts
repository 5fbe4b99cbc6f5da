/** More groups than this are a long way to scroll: all but the first are folded. */
export const mostOpenGroups = 3
