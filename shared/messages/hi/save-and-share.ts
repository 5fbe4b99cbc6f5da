import type { saveAndShareMessages as english } from '../en/save-and-share.ts'

export const saveAndShareMessages: typeof english = {
  savingInApp: 'ऐप को भेज दिया गया, जो इसे आपकी फ़ोटो के साथ सेव करेगा।',
  savingFile: 'ऐप को भेज दिया गया, जो इसे आपकी फ़ाइलों के साथ सेव करेगा।',
  downloaded: 'सेव हो गया। अपने डाउनलोड में देखें।',
  copied: 'कॉपी हो गया',
  notShared: 'यहाँ शेयर नहीं हो पा रहा। इसे रखने के लिए स्क्रीनशॉट ले लें।'
}
