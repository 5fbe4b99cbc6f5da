import type { keepMessages as english } from '../en/keep.ts'

export const keepMessages: typeof english = {
  savingInApp: 'ऐप को भेज दिया गया, जो इसे आपकी तस्वीरों में रखेगा।',
  downloaded: 'सेव हो गया। अपने डाउनलोड में देखें।',
  copied: 'कॉपी हो गया',
  notShared: 'यहाँ शेयर नहीं हो पा रहा। इसे रखने के लिए स्क्रीनशॉट ले लें।'
}
