export const cashierMessages = {
  open: 'Show to cashier',
  title: 'Show to cashier',
  close: 'Close',
  amount: 'Amount',
  payTo: 'Pay to',
  place: 'Where',
  contract: 'Contract number',
  code: 'Repayment code',
  qr: 'QR code of the repayment code',
  turn: 'Turn',
  save: 'Save',
  share: 'Share',
  file: 'repayment-code.png',
  keptTitle: 'Your code is kept on this phone',
  kept: 'As of {time}. Code and amount may have changed since then.'
}
