export const printable = /^[^\p{Cc}]{1,200}$/u
