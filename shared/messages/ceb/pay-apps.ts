import type { payAppMessages as english, heldCodeMessages as englishHeld } from '../en/pay-apps.ts'

export const heldCodeMessages: typeof englishHeld = {
  show: 'Ipakita ang QR code'
}

export const payAppMessages: typeof english = {
  open: 'Ablihi ang {name}',
  openHint: 'Sa app, nabutang na ang {amount}',
  missing: 'Wala maabli ang {name}: basin wala kini niining phone.',
  qr: 'QR code aron mobayad pinaagi sa {name}',
  scan: 'I‑scan gamit ang laing device, o i‑save ug pilia sa imong wallet:',
  type: 'Walay kantidad kini nga code: palihug i‑type ang eksaktong {amount}.',
  file: 'payment-code.png',
  by: 'Paagi',
  wrong: 'Ayaw pagbayad niining paagiha.',
  wrongWhy: 'Dili motakdo sa imong loan ang code o link niini.',
  complain: 'Sultihi mi'
}
