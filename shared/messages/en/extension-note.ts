export const extensionNoteMessages = {
  amount: 'Rollover amount',
  notPaidOff: 'This does not pay off your loan.'
}
