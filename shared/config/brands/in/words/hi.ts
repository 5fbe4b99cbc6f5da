import type { BrandWords, SiteWords } from '../../../brand-words.ts'

export const words: BrandWords = {
  postingTime: 'आम तौर पर 30 मिनट में, बैंक से भुगतान करने पर अगले बैंकिंग दिन तक',
  openingHours: 'सोमवार से शुक्रवार, सुबह 9 से शाम 6 बजे तक (भारतीय समय)',
  replyTime: '3\u00a0कामकाजी दिनों में',
  collectionQuestions: {
    when: 'उन्होंने आपसे कब संपर्क किया?',
    number: 'किस नंबर से?',
    words: 'क्या कहा गया?'
  },
  regulators: {
    rbi: 'वहाँ हमारा जवाब, या इसका सबूत माँगा जाता है कि आपने हमें 30 दिन पहले लिखा था। इसका कोई पैसा नहीं लगता।',
    sachetOnly: 'सिर्फ़ गैरकानूनी लोन देने वालों और जमा योजनाओं के बारे में'
  },
  keyFacts: {
    coolingOffCost:
      'जितनी रकम मिली थी, और जितने दिन रखी उतने दिन का ब्याज, सालाना प्रतिशत दर (APR) पर; कोई पीनल चार्ज नहीं।',
    recoveryAgents:
      'अभी कोई नहीं। वसूली के लिए किसी को भेजने से पहले उसका नाम ई-मेल या SMS से बताया जाता है।',
    clauses: 'लोन की शर्तें, भाग “Default” और “Complaints”',
    transfer: 'हाँ, सूचना देकर, जैसा भाग “Transfer of the loan” में लिखा है',
    coLending: 'कोई नहीं'
  }
}

export const siteWords: SiteWords = {}
