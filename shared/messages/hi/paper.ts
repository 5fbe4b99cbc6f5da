import type { paperMessages as english } from '../en/paper.ts'

export const paperMessages: typeof english = {
  receipt: { title: 'रसीद', text: '{company} पुष्टि करती है कि उसे यह भुगतान मिल गया है।' },
  closure: {
    title: 'नो ड्यूज़ सर्टिफ़िकेट',
    text: '{company} पुष्टि करती है कि कॉन्ट्रैक्ट {contract} का लोन पूरा चुका दिया गया है। अब इस पर कुछ भी बाकी नहीं है।'
  },
  title: 'दस्तावेज़',
  statement: 'स्टेटमेंट',
  amount: 'चुकाई गई रकम',
  balance: 'अभी चुकाना बाकी',
  seal: 'पूरा चुकता',
  signed: '{date} को इलेक्ट्रॉनिक हस्ताक्षर किए गए; हाथ के हस्ताक्षर के बिना भी मान्य।',
  opening: 'लोड हो रहा है…',
  unconfirmed: 'इस दस्तावेज़ की पुष्टि नहीं हो सकी, इसलिए यह नहीं दिखाया गया। कृपया हमें कॉल करें।'
}
