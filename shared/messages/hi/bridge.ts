import type { bridgeMessages as english } from '../en/bridge.ts'

export const bridgeMessages: typeof english = {
  refusedLink: 'यह लिंक नहीं खोला जा सकता।',
  needsApp: 'आगे बढ़ने के लिए कृपया ऐप खोलें।',
  screenshot: 'यहाँ सेव नहीं हो पा रहा। इसे रखने के लिए स्क्रीनशॉट ले लें।'
}
