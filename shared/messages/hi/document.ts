import type { documentMessages as english } from '../en/document.ts'

export const documentMessages: typeof english = {
  close: 'बंद करें',
  save: 'सेव करें',
  share: 'शेयर करें',
  print: 'प्रिंट करें',
  qr: 'QR कोड, जिससे यह दस्तावेज़ जाँचा जा सकता है',
  check: 'इस कोड को किसी भी फ़ोन से स्कैन करें: जो पेज खुलेगा वह बताएगा कि यह दस्तावेज़ असली है या नहीं।',
  picture: 'फ़ोटो',
  numbered: 'फ़ोटो {number}',
  missing: 'फ़ोटो {number} इस फ़ाइल में नहीं है: वह लोड नहीं हो सकी।',
  holder: 'लोन लेने वाले का नाम',
  contract: 'कॉन्ट्रैक्ट',
  madeOn: 'बनाने की तारीख',
  page: 'पेज {number} / {count}'
}
