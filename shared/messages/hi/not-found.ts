import type { notFoundMessages as english } from '../en/not-found.ts'

export const notFoundMessages: typeof english = {
  title: 'पेज नहीं मिला',
  text: 'इस लिंक पर कोई पेज नहीं है। अगर आप लोन देखने या चुकाने आए हैं, तो कृपया इसे ऐप से फिर से खोलें।',
  ways: 'यहाँ से कहाँ जाएँ',
  home: 'होम',
  contact: 'हमसे संपर्क करें',
  getApp: 'Android के लिए ऐप पाएँ',
  call: '{phone} पर कॉल करें'
}
