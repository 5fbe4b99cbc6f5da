import type { payAppMessages as english } from '../en/pay-apps.ts'

export const payAppMessages: typeof english = {
  open: 'Buksan ang {name}',
  missing:
    'Hindi nabuksan ang {name}. I-scan ang code sa ibaba gamit ang ibang telepono, o i-save ito at piliin mula sa mga larawan sa app.',
  qr: 'QR code para magbayad sa {name}',
  scan: 'I-scan ito sa wallet ninyo, o i-save at piliin mula sa mga larawan doon. {amount} ang babayaran nito.',
  type: 'Walang halaga ang code na ito: i-type ang eksaktong {amount}.',
  save: 'I-save ang code',
  file: 'payment-code.png',
  amount: 'Halaga',
  payTo: 'Bayaran kay',
  by: 'Sa pamamagitan ng',
  wrong:
    'Huwag magbayad sa paraang ito: iba ang babayaran o iba ang halaga ng code o link nito. Pumili po ng iba sa ibaba.',
  complain: 'Sabihin sa amin'
}
