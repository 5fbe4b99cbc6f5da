export const noAmount = '--'
