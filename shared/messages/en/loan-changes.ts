export const loanChangeMessages = {
  changed: 'Your loan was updated',
  unchanged: 'Your loan has not been updated yet',
  unchangedText: 'A payment is credited {time}. Please do not pay a second time while you wait.',
  change: '{before}, now {after}',
  amount: 'Amount to pay'
}
