import type { optionMessages as english } from '../en/options.ts'

export const optionMessages: typeof english = {
  title: 'चुनें कि कितना चुकाना है',
  others: 'दूसरी रकमें',
  kinds: {
    full: 'अभी पूरा चुकाएँ',
    part: 'अभी एक हिस्सा चुकाएँ',
    plan: 'किस्तों में चुकाएँ',
    extension: 'ड्यू डेट आगे बढ़ाएँ'
  },
  now: 'अभी चुकाना है',
  later: 'बाद में चुकाना है',
  laterIn: '{count} किस्तों में',
  nothing: 'कुछ नहीं',
  cost: 'इसमें ब्याज और चार्ज',
  waived: 'माफ़ किया गया पीनल चार्ज',
  over: 'पूरा चुकने की तारीख',
  today: 'आज',
  ifToday: 'आज चुकाने पर',
  rest: 'बाकी {amount}, {date} तक',
  cheapest: 'सबसे कम खर्च',
  save: '{amount} की बचत',
  saves: 'जल्दी चुकाने पर आपके {amount} बचेंगे।',
  amount: 'अभी चुकाने की रकम',
  enter: '{min} से {max} तक की रकम लिखें',
  tooLittle: '{amount} बहुत कम है। {min} से {max} तक लिखें',
  tooMuch: '{amount} बहुत ज़्यादा है। {min} से {max} तक लिखें',
  shares: {
    quarter: 'चौथाई',
    half: 'आधा',
    all: 'पूरा'
  },
  after: 'इसके बाद {amount} बाकी रहेंगे, जो {date} तक चुकाने होंगे।',
  afterAll: 'इसके बाद आप पर कुछ बाकी नहीं रहेगा।',
  refusedOne: 'एक ऑफ़र यहाँ नहीं है, क्योंकि उसकी रकम या तारीखें मेल नहीं खातीं। हमें कॉल करें।',
  refused: '{count} ऑफ़र यहाँ नहीं हैं, क्योंकि उनकी रकम या तारीखें मेल नहीं खातीं। हमें कॉल करें।',
  holds: 'ये रकमें {time} तक मान्य हैं।',
  ended: 'ये रकमें अब मान्य नहीं हैं। चुकाने से पहले नई रकमें देखें।',
  codes: 'इस पेज के कोड {amount} के लिए हैं, इसलिए छिपाए गए हैं। {part} चुकाने के लिए नीचे का बटन दबाएँ।',
  terms: 'शर्तें',
  seeExtension: 'ड्यू डेट आगे बढ़ाने की जानकारी देखें',
  payInstead: 'यह चुनें'
}
