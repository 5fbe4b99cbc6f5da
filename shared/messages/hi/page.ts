import type { pageMessages as english } from '../en/page.ts'

export const pageMessages: typeof english = {
  tryAgain: 'फिर कोशिश करें',
  call: '{phone} पर कॉल करें',
  back: 'वापस जाएँ',
  home: 'होम स्क्रीन पर वापस जाएँ',
  loading: 'लोड हो रहा है…',
  slow: 'अब भी लोड हो रहा है…',
  crashedTitle: 'इस पेज पर कुछ गड़बड़ हो गई',
  crashedText: 'कृपया फिर कोशिश करें, या हमें कॉल करें।',
  unexpected: 'कुछ गड़बड़ हो गई। कृपया फिर कोशिश करें।',
  missingOrder: 'पता नहीं चला कि कौन-सा लोन दिखाना है। कृपया इसे ऐप से फिर से खोलें।',
  loginTitle: 'कृपया फिर से लॉग इन करें',
  loginText: 'आपका सेशन खत्म हो गया है।',
  loginEntries: 'आपने यहाँ जो भरा है, वह लौटने पर आपको यहीं मिलेगा।',
  login: 'लॉग इन करें',
  notNow: 'अभी नहीं'
}
