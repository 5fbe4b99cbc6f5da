import type { cashierViewMessages as english } from '../en/cashier-view.ts'

export const cashierViewMessages: typeof english = {
  place: 'Asa',
  sources: {
    loan: 'Code niini nga loan',
    channel: 'Code niini nga paagi sa pagbayad',
    link: 'Code gikan sa usa ka link'
  },
  unconfirmed: 'Ang code ug kantidad gikan sa usa ka link. Wala pa namo kini makumpirma.',
  qr: 'QR code sa repayment code',
  turn: 'I‑rotate',
  file: 'repayment-code.png',
  noPicture: 'Dili ma‑load ang barcode, ug walay code nga mabasa ngadto sa cashier.'
}
