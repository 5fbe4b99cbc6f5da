/** A code as it is printed on a slip and typed at a counter: letters, digits and dashes, 4 to 40 of them. */
export const payCodePattern = /^[A-Za-z0-9-]{4,40}$/
