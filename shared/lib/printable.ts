/** What a parameter of an address looks like, where nothing else is known of it. */
export const printable = /^[^\p{Cc}]{1,200}$/u
