export const paymentListMessages = {
  title: 'Your payments',
  stateReceived: 'Received',
  statePosted: 'On your loan',
  stateFailed: 'No money was taken',
  stateReturned: 'Your money went back',
  stateWaiting: 'Waiting for the money',
  stateExpired: 'Can be paid no more',
  extension: 'Extension',
  repayment: 'Repayment',
  stateUnknown: 'On its way'
}
