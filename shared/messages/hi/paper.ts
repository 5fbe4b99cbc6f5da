import type { paperMessages as english } from '../en/paper.ts'

export const paperMessages: typeof english = {
  receipt: { title: 'रसीद', text: '{company} पुष्टि करती है कि उसे यह भुगतान मिल गया है।' },
  closure: {
    title: 'पूरे भुगतान का पत्र',
    text: '{company} पुष्टि करती है कि अनुबंध {contract} का लोन पूरा चुका दिया गया है। अब इस पर कुछ बकाया नहीं है।'
  },
  title: 'काग़ज़ात',
  statement: 'विवरण',
  contract: 'अनुबंध',
  holder: 'उधार लेने वाला',
  amount: 'चुकाई गई रकम',
  date: 'तारीख',
  reference: 'रेफ़रेंस',
  balance: 'अभी बकाया',
  signed: 'इलेक्ट्रॉनिक हस्ताक्षर; हाथ के हस्ताक्षर के बिना मान्य।',
  opening: 'लोड हो रहा है...',
  unconfirmed: 'इस काग़ज़ की पुष्टि नहीं हो सकी, इसलिए यह नहीं दिखाया गया। कृपया हमें बताएँ।'
}
