export const documentMessages = {
  document: 'Document',
  close: 'Close',
  save: 'Save',
  share: 'Share',
  print: 'Print',
  qr: 'QR code to check this document',
  check: 'Scan this code with any phone: the page it opens says whether this document is genuine.',
  made: 'Made on {date} from the lender’s records.',
  picture: 'Picture'
}
