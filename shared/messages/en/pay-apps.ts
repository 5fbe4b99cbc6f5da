export const payAppMessages = {
  open: 'Open {name}',
  missing:
    '{name} did not open. Scan the code below with another phone, or save it and choose it from your pictures in the app.',
  qr: 'QR code to pay by {name}',
  scan: 'Scan it with your wallet, or save it and choose it from your pictures there. It pays {amount}.',
  type: 'This code has no amount: type exactly {amount}.',
  save: 'Save the code',
  file: 'payment-code.png',
  amount: 'Amount',
  payTo: 'Pay to',
  by: 'By',
  wrong:
    'Do not pay by this method: its code or link pays somebody else, or another amount. Choose another one below.',
  complain: 'Tell us about it'
}
