export const heldCodeMessages = {
  show: 'Show the QR code'
}

export const payAppMessages = {
  open: 'Open {name}',
  openHint: 'Or pay straight in the app',
  missing:
    '{name} did not open. Scan the code below with another phone, or save it and open it from your photos in the app.',
  qr: 'QR code to pay with {name}',
  scan: 'Or scan this code, or save it and choose it in your wallet:',
  type: 'This code has no amount: type exactly {amount}.',
  save: 'Save the code',
  file: 'payment-code.png',
  amount: 'Amount',
  payTo: 'Pay to',
  by: 'Method',
  wrong:
    'Do not pay with this method: its code or link is for somebody else or another amount. Choose another one below.',
  complain: 'Tell us about it'
}
