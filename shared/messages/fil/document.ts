import type { documentMessages as english } from '../en/document.ts'

export const documentMessages: typeof english = {
  close: 'Isara',
  save: 'I‑save',
  share: 'I‑share',
  print: 'I‑print',
  qr: 'QR code para suriin ang dokumentong ito',
  check:
    'I-scan ang code na ito gamit ang kahit anong phone: sasabihin ng page na bubukas kung tunay ang dokumentong ito.',
  picture: 'Litrato',
  numbered: 'Litrato {number}',
  missing: 'Wala sa file na ito ang litrato {number}: hindi ito na-load.',
  holder: 'Borrower',
  contract: 'Kontrata',
  madeOn: 'Ginawa noong',
  page: 'Page {number} ng {count}'
}
