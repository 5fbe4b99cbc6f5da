import type { documentMessages as english } from '../en/document.ts'

export const documentMessages: typeof english = {
  print: 'प्रिंट करें',
  qr: 'QR कोड, जिससे यह दस्तावेज़ जाँचा जा सकता है',
  check:
    'इस दस्तावेज़ को जाँचने के लिए {site} खुद टाइप करें और वहाँ यह कोड स्कैन करें। अपने-आप खुलने वाला पेज नकली हो सकता है।',
  picture: 'फ़ोटो',
  numbered: 'फ़ोटो {number}',
  missing: 'फ़ोटो {number} इस फ़ाइल में नहीं है: वह लोड नहीं हो सकी।',
  holder: 'लोन लेने वाले का नाम',
  contract: 'कॉन्ट्रैक्ट',
  madeOn: 'बनाने की तारीख',
  page: 'पेज {number} / {count}'
}
