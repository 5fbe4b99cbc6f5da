export const heldCodeMessages = {
  show: 'Show the QR code'
}

export const payAppMessages = {
  open: 'Open {name}',
  openHint: 'In the app, {amount} filled in',
  missing: '{name} did not open: it may not be on this phone.',
  qr: 'QR code to pay with {name}',
  scan: 'Scan this code with another device, or save it and choose it in your wallet:',
  type: 'This code has no amount: type exactly {amount}.',
  file: 'payment-code.png',
  by: 'Method',
  wrong: 'Do not pay this way.',
  wrongWhy: 'Its code or link does not match your loan.',
  complain: 'Tell us about it'
}
