import type { BrandWords } from '../../../brand-words.ts'

export const words: BrandWords = {
  postingTime: 'आम तौर पर 30 मिनट में, बैंक से भुगतान करने पर अगले बैंक दिन तक',
  openingHours: 'सोमवार से शुक्रवार, सुबह 9 से शाम 6 बजे तक (भारतीय समय)',
  replyTime: '3 कामकाजी दिनों में',
  collectionQuestions: {
    when: 'उन्होंने आपसे कब संपर्क किया?',
    number: 'किस नंबर से?',
    said: 'क्या कहा गया?'
  },
  regulators: {
    rbi: 'इसमें हमारा जवाब, या इसका सबूत चाहिए कि आपने हमें 30 दिन पहले लिखा था। इसका कोई पैसा नहीं लगता।'
  }
}
