export const cashierViewMessages = {
  place: 'Where',
  sources: {
    loan: 'Code of this loan',
    channel: 'Code of this payment method',
    link: 'Code from a link'
  },
  unconfirmed: 'Code and amount come from a link. We have not confirmed them.',
  qr: 'QR code of the repayment code',
  turn: 'Turn',
  file: 'repayment-code.png',
  noPicture: 'The barcode could not be loaded, and there is no code to read to the cashier.'
}
