import type { paymentEndMessages as english } from '../en/payment-ends.ts'

export const paymentEndMessages: typeof english = {
  isPosted: 'आपका {amount} का भुगतान लोन में जुड़ गया है।',
  owes: 'आपको अभी {amount} और चुकाने हैं।',
  owesNothing: 'इस लोन पर अब आपको कुछ नहीं चुकाना है।',
  notNeeded: 'अब {amount} चुकाने की ज़रूरत नहीं है।',
  notNeededText: 'यह लोन चुका दिया गया है। अगर आपने यह भी चुका दिया है, तो रसीद रखें और हमें फ़ोन करें।',
  expired: 'इस कोड या लिंक का समय खत्म हो गया है।',
  expiredText: 'हमें कोई भुगतान नहीं मिला। आप नए कोड से चुका सकते हैं।',
  payAnew: 'नए कोड से चुकाएँ',
  failed: 'कोई पैसा नहीं कटा।',
  returned: 'आपके {amount} आपको वापस कर दिए गए।',
  payNow: 'आप अभी चुका सकते हैं।',
  overpaid: 'आपने {amount} ज़्यादा चुका दिए हैं।',
  comesBack: 'अब कुछ नहीं चुकाना है। हमें फ़ोन करें: हम बताएँगे कि पैसे आपको कैसे लौटेंगे।'
}
