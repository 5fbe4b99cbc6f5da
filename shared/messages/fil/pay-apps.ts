import type { payAppMessages as english, heldCodeMessages as englishHeld } from '../en/pay-apps.ts'

export const heldCodeMessages: typeof englishHeld = {
  show: 'Ipakita ang QR code'
}

export const payAppMessages: typeof english = {
  open: 'Buksan ang {name}',
  openHint: 'Sa app, nakalagay na ang {amount}',
  missing: 'Hindi nabuksan ang {name}: baka wala ito sa phone na ito.',
  qr: 'QR code para magbayad gamit ang {name}',
  scan: 'I‑scan gamit ang ibang device, o i‑save at piliin sa wallet ninyo:',
  type: 'Walang halaga ang code na ito: i‑type po ang eksaktong {amount}.',
  file: 'payment-code.png',
  by: 'Paraan',
  wrong: 'Huwag magbayad sa paraang ito.',
  wrongWhy: 'Hindi tugma sa loan ninyo ang code o link nito.',
  complain: 'Sabihin sa amin'
}
