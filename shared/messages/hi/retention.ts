import type { retentionMessages as english } from '../en/retention.ts'

export const retentionMessages: typeof english = {
  why: 'क्यों',
  loan: {
    what: 'आपके लोन: आप कौन हैं, कितना लिया, कितना चुकाया',
    why: 'मनी लॉन्ड्रिंग के खिलाफ़ कानून: {law}',
    until: 'लोन चुकने के {time} बाद तक'
  },
  complaint: {
    what: 'आपकी शिकायतें और हमारे जवाब',
    why: 'ताकि रेगुलेटर या अदालत उन्हें देख सके',
    until: 'हमारे जवाब के {time} बाद तक'
  },
  application: {
    what: 'ऐसा आवेदन, जिस पर लोन नहीं मिला',
    why: 'अपना फ़ैसला समझाने और धोखाधड़ी पकड़ने के लिए',
    until: 'आवेदन के {time} बाद तक'
  },
  visit: {
    what: 'आपका हमारे पेज देखना',
    why: 'गड़बड़ी और गलत इस्तेमाल पकड़ने के लिए',
    until: 'देखने के {time} बाद तक'
  },
  year: '1 साल',
  years: '{count} साल',
  month: '1 महीने'
}
