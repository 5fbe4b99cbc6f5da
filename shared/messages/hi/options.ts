import type { optionMessages as english } from '../en/options.ts'

export const optionMessages: typeof english = {
  title: 'चुनें कि कितना चुकाना है',
  kinds: {
    full: 'अभी पूरा चुकाएँ',
    part: 'अभी एक हिस्सा चुकाएँ',
    plan: 'किस्तों में चुकाएँ',
    extension: 'लोन की तारीख बढ़ाएँ'
  },
  now: 'अभी चुकाना है',
  later: 'बाद में चुकाना है',
  laterBy: '{date} तक {amount}',
  laterIn: '{count} किस्तों में {amount}, आखिरी {date} को',
  nothing: 'कुछ नहीं',
  cost: 'अब से ब्याज और चार्ज',
  over: 'पूरा चुक जाएगा',
  today: 'आज',
  cheapest: 'सबसे सस्ता',
  saves: 'जल्दी चुकाने से आप {amount} बचाते हैं',
  notPaidOff: 'इससे आपका लोन नहीं चुकता।',
  amount: 'अभी चुकाने की रकम',
  enter: '{min} से {max} तक की रकम लिखें',
  shares: {
    quarter: 'चौथाई',
    half: 'आधा',
    all: 'पूरा'
  },
  after: 'फिर {amount} बाकी रहेगा, {date} तक चुकाना होगा।',
  afterAll: 'फिर आप पर कुछ बाकी नहीं रहेगा।',
  refusedOne: 'एक विकल्प नहीं दिखाया गया, क्योंकि उसकी रकम या तारीखें मेल नहीं खातीं।',
  refused: '{count} विकल्प नहीं दिखाए गए, क्योंकि उनकी रकम या तारीखें मेल नहीं खातीं।',
  holds: 'ये रकमें {time} तक मान्य हैं।',
  ended: 'ये रकमें अभी तक ही मान्य थीं। चुकाने से पहले नई रकमें देखें।',
  codes: 'इस पेज के कोड {amount} के लिए हैं, इसलिए छिपाए गए हैं। {part} चुकाने के लिए नीचे का बटन दबाएँ।',
  terms: 'शर्तें',
  seeExtension: 'तारीख बढ़ाना देखें',
  payInstead: 'यह चुनें'
}
