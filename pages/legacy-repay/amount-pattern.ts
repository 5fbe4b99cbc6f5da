/** An amount as the page was opened with it: `5455.00`. */
export const amountPattern = /^\d{1,12}(?:\.\d{1,2})?$/
