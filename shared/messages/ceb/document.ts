import type { documentMessages as english } from '../en/document.ts'

export const documentMessages: typeof english = {
  close: 'Isira',
  save: 'I‑save',
  share: 'I‑share',
  print: 'I‑print',
  qr: 'QR code aron masusi kini nga dokumento',
  check:
    'I-scan kini nga code gamit ang bisan unsang phone: ang page nga moabli mosulti kung tinuod ba kini nga dokumento.',
  picture: 'Litrato',
  numbered: 'Litrato {number}',
  missing: 'Wala niini nga file ang litrato {number}: wala kini ma-load.',
  holder: 'Borrower',
  contract: 'Kontrata',
  madeOn: 'Gihimo niadtong',
  page: 'Page {number} sa {count}'
}
