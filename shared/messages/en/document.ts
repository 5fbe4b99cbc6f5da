export const documentMessages = {
  print: 'Print',
  qr: 'QR code to check this document',
  check:
    'To check this document, type {site} yourself and scan this code there. A page that opens by itself can be forged.',
  picture: 'Picture',
  numbered: 'Picture {number}',
  missing: 'Picture {number} is not in this file: it could not be loaded.',
  holder: 'Borrower',
  contract: 'Contract',
  madeOn: 'Made on',
  page: 'Page {number} of {count}'
}
