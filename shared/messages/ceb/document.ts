import type { documentMessages as english } from '../en/document.ts'

export const documentMessages: typeof english = {
  print: 'I‑print',
  qr: 'QR code aron masusi kini nga dokumento',
  check:
    'Aron masusi kini nga dokumento, ikaw mismo ang mo‑type sa {site}, ug didto i‑scan kining code. Ang page nga moabli ra og iya mahimong peke.',
  picture: 'Litrato',
  numbered: 'Litrato {number}',
  missing: 'Wala niini nga file ang litrato {number}: wala kini ma‑load.',
  holder: 'Borrower',
  contract: 'Kontrata',
  madeOn: 'Gihimo niadtong',
  page: 'Page {number} sa {count}'
}
