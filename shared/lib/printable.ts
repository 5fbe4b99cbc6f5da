/** The form of a parameter in an address, where no stricter one holds. */
export const printable = /^[^\p{Cc}]{1,200}$/u
