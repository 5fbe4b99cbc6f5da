/** `5455.00`, as the page's address has it. */
export const amountPattern = /^\d{1,12}(?:\.\d{1,2})?$/
