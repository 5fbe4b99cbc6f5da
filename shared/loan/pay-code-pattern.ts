/** As printed on a slip: 4 to 40 letters, digits and dashes. */
export const payCodePattern = /^[A-Za-z0-9-]{4,40}$/
