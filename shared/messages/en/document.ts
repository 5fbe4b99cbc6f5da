export const documentMessages = {
  close: 'Close',
  save: 'Save',
  share: 'Share',
  print: 'Print',
  qr: 'QR code to check this document',
  check: 'Scan this code with any phone: the page it opens says whether this document is genuine.',
  picture: 'Picture',
  numbered: 'Picture {number}',
  missing: 'Picture {number} is not in this file: it could not be loaded.',
  holder: 'Borrower',
  contract: 'Contract',
  madeOn: 'Made on',
  page: 'Page {number} of {count}'
}
