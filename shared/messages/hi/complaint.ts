import type {
  complaintMessages as english,
  complaintDetailMessages as englishDetail,
  draftMessages as englishDraft,
  complaintListMessages as englishList,
  complaintNextMessages as englishNext,
  complaintStartMessages as englishStart
} from '../en/complaint.ts'

export const complaintMessages: typeof english = {
  title: 'शिकायत',
  draftRestored: 'ड्राफ़्ट वापस आ गया',
  discard: 'हटाएँ',
  discardTitle: 'यह ड्राफ़्ट हटा दें?',
  discardText: 'इसमें आपने जो चुना, लिखा और जोड़ा है, वह सब हट जाएगा।',
  keep: 'रहने दें'
}

export const complaintStartMessages: typeof englishStart = {
  intro: 'हमें बताएँ कि क्या परेशानी हुई। हम {replyTime} जवाब देते हैं।',
  order: 'आपका लोन',
  all: 'सभी',
  allLabel: 'सभी लोन: कोई और चुनें',
  chooseOrder: 'लोन चुनें',
  noOrder: 'अभी आपका कोई लोन नहीं है। फिर भी आप हमें लिख सकते हैं।',
  type: 'शिकायत किस बारे में है?',
  subType: 'क्या हुआ?',
  unsupported: 'चुने हुए लोन पर वसूली की शिकायत नहीं की जा सकती।',
  received: 'हमें आपकी शिकायत मिल गई है। इसका नंबर {number} है।',
  receivedAlone: 'हमें आपकी शिकायत मिल गई है।',
  seeSent: 'अपनी शिकायत देखें'
}

export const draftMessages: typeof englishDraft = {
  unsaved: 'यह फ़ोन ड्राफ़्ट सेव नहीं कर सकता। कृपया यह पेज छोड़ने से पहले भेज दें।'
}

export const complaintNextMessages: typeof englishNext = {
  about: 'आपकी शिकायत',
  description: 'हमें बताएँ कि क्या हुआ',
  linesTitle: 'हो सके तो यह भी बताएँ',
  full: 'सभी {limit} अक्षर भर गए हैं। और जोड़ने के लिए कुछ छोटा करें।',
  missingText: 'कृपया अपनी शिकायत या सुझाव लिखें',
  sending: 'भेजा जा रहा है…',
  reply: 'हम {replyTime} जवाब देते हैं',
  sentTitle: 'धन्यवाद',
  sent: 'हमें आपकी शिकायत मिल गई है। हम {replyTime} जवाब देते हैं।',
  uncertainTitle: 'फिर से भेजने से पहले देख लें',
  arrived: 'कनेक्शन टूट गया, पर यही शिकायत आपकी सूची में आ चुकी है।',
  missing:
    'कनेक्शन टूट गया, और यह शिकायत अभी आपकी सूची में नहीं है। आपने जो लिखा, वह सेव है: आप उसे फिर से भेज सकते हैं।',
  uncertain:
    'हमें पता नहीं चल पाया कि यह पूरा हुआ या नहीं। फिर से भेजने से पहले अपनी शिकायतें देख लें। आपने जो लिखा, वह सेव है।',
  payment: 'जो भुगतान नहीं दिख रहा है',
  paidAt: 'आपने कब भुगतान किया?',
  paidAmount: 'कितना?',
  paidBy: 'कहाँ या कैसे?',
  paidByHint: 'जैसे UPI, बैंक, वॉलेट',
  paidReference: 'रसीद पर रेफ़रेंस नंबर',
  unclearAmount: 'रकम ऐसे लिखें: {amount}',
  futureDate: 'यह दिन अभी आया नहीं है। वह दिन चुनें जब आपने भुगतान किया।',
  slips: {
    letter: 'अंकों के बीच एक अक्षर है। क्या वह ज़ीरो (0) है या एक (1)?',
    short: 'आपके दूसरे रेफ़रेंस नंबरों में एक अंक ज़्यादा है। क्या यहाँ एक छूट गया?'
  }
}

export const complaintListMessages: typeof englishList = {
  tabs: 'शिकायतें, स्थिति के हिसाब से',
  type: 'समस्या का प्रकार',
  emptyText: '“{tab}” में आपकी कोई शिकायत नहीं है।',
  emptyAll: 'आपकी कोई शिकायत नहीं है।',
  write: 'शिकायत लिखें',
  news: 'आपके देखने के बाद नया'
}

export const complaintDetailMessages: typeof englishDetail = {
  title: 'शिकायत की जानकारी',
  missing: 'पता नहीं चला कि कौन-सी शिकायत दिखानी है। कृपया इसे अपनी शिकायतों से खोलें।',
  type: 'समस्या का प्रकार',
  subType: 'क्या हुआ',
  order: 'लोन',
  content: 'आपने क्या लिखा',
  result: 'हमारा जवाब',
  resultPhoto: 'हमारे जवाब की फ़ोटो {number}',
  waiting: 'हम इस पर काम कर रहे हैं। हम {replyTime} जवाब देते हैं।',
  rate: 'इस सेवा को रेटिंग दें',
  rateTitle: 'कृपया इस सेवा को रेटिंग दें',
  stars: 'सितारा चुनें',
  missingStar: 'कृपया पहले सितारा चुनें',
  reason: 'हम क्या बेहतर कर सकते थे?',
  rated: 'रेटिंग के लिए धन्यवाद!',
  uncertain: 'हमें पता नहीं चल पाया कि यह पूरा हुआ या नहीं। कृपया फिर कोशिश करें।'
}
