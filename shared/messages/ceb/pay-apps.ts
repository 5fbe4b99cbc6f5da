import type { payAppMessages as english, heldCodeMessages as englishHeld } from '../en/pay-apps.ts'

export const heldCodeMessages: typeof englishHeld = {
  show: 'Ipakita ang QR code'
}

export const payAppMessages: typeof english = {
  open: 'Ablihi ang {name}',
  openHint: 'O mobayad diretso sa app',
  missing:
    'Wala maabli ang {name}. Palihug i-scan ang code sa ubos gamit ang laing phone, o i-save kini ug ablihi sa app gikan sa imong mga litrato.',
  qr: 'QR code aron mobayad pinaagi sa {name}',
  scan: 'O i‑scan kini nga code, o i‑save ug pilia sa imong wallet:',
  type: 'Walay kantidad kini nga code: palihug i-type ang eksaktong {amount}.',
  save: 'I‑save ang code',
  file: 'payment-code.png',
  amount: 'Kantidad',
  payTo: 'Ibayad sa',
  by: 'Paagi',
  wrong:
    'Ayaw pagbayad niining paagiha: ang code o link niini para sa lain, o lahi ang kantidad. Palihug pagpili og lain sa ubos.',
  complain: 'Sultihi mi'
}
