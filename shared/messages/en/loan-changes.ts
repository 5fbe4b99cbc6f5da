export const loanChangeMessages = {
  changed: 'Your loan has changed',
  unchanged: 'Nothing has changed on your loan yet',
  unchangedText: 'A payment shows here {time}. Please do not pay a second time while you wait.',
  status: 'Status',
  change: '{before}, now {after}',
  amount: 'Amount to pay',
  date: 'Due date'
}
