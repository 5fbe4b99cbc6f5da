export const paymentListMessages = {
  title: 'Your payments',
  stateFailed: 'No money was taken',
  stateReturned: 'Returned to you',
  stateWaiting: 'Waiting for payment',
  stateExpired: 'Expired',
  extension: 'Extension',
  repayment: 'Repayment',
  part: 'Part payment',
  stateUnknown: 'On its way'
}
