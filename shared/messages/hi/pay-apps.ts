import type { payAppMessages as english, heldCodeMessages as englishHeld } from '../en/pay-apps.ts'

export const heldCodeMessages: typeof englishHeld = {
  show: 'QR कोड दिखाएँ'
}

export const payAppMessages: typeof english = {
  open: '{name} खोलें',
  openHint: 'ऐप में, {amount} पहले से भरे हुए',
  missing: '{name} नहीं खुला: हो सकता है कि यह इस फ़ोन में न हो।',
  qr: '{name} से चुकाने का QR कोड',
  scan: 'यह कोड दूसरे डिवाइस से स्कैन करें, या सेव करके अपने वॉलेट में चुनें:',
  type: 'इस कोड में रकम नहीं है: ठीक {amount} लिखें।',
  file: 'payment-code.png',
  by: 'तरीका',
  wrong: 'इस तरीके से न चुकाएँ।',
  wrongWhy: 'इसका कोड या लिंक आपके लोन से मेल नहीं खाता।',
  complain: 'हमें बताएँ'
}
