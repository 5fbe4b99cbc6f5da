export const extensionNoteMessages = {
  amount: 'Rollover amount',
  notPaidOff: 'This moves your due date. It does not pay off your loan.'
}
