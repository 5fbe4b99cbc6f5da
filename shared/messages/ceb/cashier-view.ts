import type { cashierViewMessages as english } from '../en/cashier-view.ts'

export const cashierViewMessages: typeof english = {
  title: 'Ipakita sa cashier',
  close: 'Isira',
  amount: 'Kantidad',
  payTo: 'Ibayad sa',
  place: 'Asa',
  sources: {
    loan: 'Code niini nga loan',
    channel: 'Code niini nga paagi sa pagbayad',
    link: 'Code gikan sa usa ka link'
  },
  unconfirmed: 'Ang code ug kantidad gikan sa usa ka link. Wala pa namo kini makumpirma.',
  contract: 'Contract number',
  code: 'Repayment code',
  qr: 'QR code sa repayment code',
  turn: 'I-rotate',
  save: 'I‑save',
  share: 'I‑share',
  file: 'repayment-code.png',
  noPicture: 'Dili ma-load ang barcode, ug walay code nga mabasa ngadto sa cashier.'
}
