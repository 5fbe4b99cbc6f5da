export const documentMessages = {
  document: 'Document',
  close: 'Close',
  save: 'Save',
  share: 'Share',
  print: 'Print',
  qr: 'QR code that leads to the check of this paper',
  check: 'Scan this code with any phone: the page it opens says whether this paper is genuine.',
  made: 'Made on {date} from what the lender has on record.',
  picture: 'Picture'
}
