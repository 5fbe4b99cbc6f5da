import type { cashierViewMessages as english } from '../en/cashier-view.ts'

export const cashierViewMessages: typeof english = {
  place: 'Saan',
  sources: {
    loan: 'Code ng loan na ito',
    channel: 'Code ng paraang ito ng pagbabayad',
    link: 'Code mula sa isang link'
  },
  unconfirmed: 'Mula sa isang link ang code at halaga. Hindi pa namin ito nakukumpirma.',
  qr: 'QR code ng repayment code',
  turn: 'I‑rotate',
  file: 'repayment-code.png',
  noPicture: 'Hindi ma‑load ang barcode, at walang code na maipapabasa sa cashier.'
}
