export const cashierViewMessages = {
  title: 'Show to cashier',
  close: 'Close',
  amount: 'Amount',
  payTo: 'Pay to',
  place: 'Where',
  sources: {
    loan: 'Code of this loan',
    channel: 'Code of this payment method',
    link: 'Code from a link'
  },
  unconfirmed: 'Code and amount come from a link. We have not confirmed them.',
  contract: 'Contract number',
  code: 'Repayment code',
  qr: 'QR code of the repayment code',
  turn: 'Turn',
  save: 'Save',
  share: 'Share',
  file: 'repayment-code.png',
  noPicture: 'The barcode could not be loaded, and there is no code to read to the cashier.'
}
