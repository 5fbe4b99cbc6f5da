/** What stands where there is no amount, or another figure. */
export const noAmount = '--'
