export const extensionCodeMessages = {
  amount: 'Rollover amount',
  notPaidOff: 'This does not pay off your loan.'
}
