export const paidMessages = {
  title: 'I have already paid',
  keep: 'Keep the deposit slip or receipt, with its reference number, date and amount.',
  posting: 'When a payment is credited: {time}.',
  wait: 'Please do not pay a second time while you wait.',
  report: 'My payment is not shown'
}
