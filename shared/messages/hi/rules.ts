import type { ruleMessages as english } from '../en/rules.ts'

export const ruleMessages: typeof english = {
  term: '{from} से {to} दिन',
  decided: '{decided} के अंदर',
  credited: 'आपके स्वीकार करने के {from} से {to} दिन बाद',
  creditedSentence: 'आपके स्वीकार करने के {from} से {to} दिन बाद पैसे खाते में आते हैं।',
  penalty: '{new}, पुराने ग्राहकों के लिए {repeat}',
  lateFrom: 'दिन {from} से',
  lateDays: 'दिन {from} से {to} तक',
  lateRate: 'बाकी रकम का {percent}% रोज़',
  applicant: {
    ph: 'आवेदक फ़िलिपीनी नागरिक और 18 साल या उससे ज़्यादा उम्र का होना चाहिए।',
    in: 'आवेदक भारतीय नागरिक और 18 साल या उससे ज़्यादा उम्र का होना चाहिए।'
  }
}
