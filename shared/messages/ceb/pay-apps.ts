import type { payAppMessages as english } from '../en/pay-apps.ts'

export const payAppMessages: typeof english = {
  open: 'Ablihi ang {name}',
  missing:
    'Wala naabli ang {name}. I-scan ang code sa ubos gamit ang laing telepono, o i-save kini ug pilia gikan sa mga hulagway sa app.',
  qr: 'QR code aron mobayad sa {name}',
  scan: 'I-scan kini sa imong wallet, o i-save ug pilia gikan sa mga hulagway didto. {amount} ang mabayad niini.',
  type: 'Walay kantidad ang kini nga code: i-type ang saktong {amount}.',
  save: 'I-save ang code',
  file: 'payment-code.png',
  amount: 'Kantidad',
  payTo: 'Bayran kang',
  by: 'Pinaagi sa',
  wrong:
    'Ayaw pagbayad niining paagiha: lain ang bayran o lain ang kantidad sa code o link niini. Pagpili og lain sa ubos.',
  complain: 'Sultihi mi'
}
