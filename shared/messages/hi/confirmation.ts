import type {
  confirmationMessages as english,
  offerMessages as englishOffer,
  termMessages as englishTerm
} from '../en/confirmation.ts'

export const termMessages: typeof englishTerm = {
  days: '{count} दिन',
  day: '1 दिन',
  weeks: '{count} हफ़्ते',
  week: '1 हफ़्ता',
  months: '{count} महीने',
  month: '1 महीना'
}

export const offerMessages: typeof englishOffer = {
  amount: 'लोन की रकम',
  term: 'अवधि',
  interest: 'ब्याज',
  repaymentDate: 'ड्यू डेट',
  received: 'आपको मिलेंगे',
  total: 'आप कुल चुकाएँगे',
  cost: 'ब्याज और फ़ीस',
  first: 'पहली किस्त',
  payments: 'किस्तों की संख्या',
  countFirst: '{count} किस्तें, पहली {amount}, तारीख',
  yearly: 'प्रभावी सालाना ब्याज दर',
  percentage: 'सालाना प्रतिशत दर (APR)',
  lateOnce: 'पीनल चार्ज, हर लेट किस्त पर',
  lateDaily: 'पीनल चार्ज, रोज़',
  unpaid: 'बाकी रकम का {percent}',
  yearlyNote: 'सालाना दर में पीनल चार्ज के सिवा हर चार्ज गिना जाता है। हिसाब {date} से है।',
  remind: 'कैलेंडर में जोड़ें',
  newLoan: 'पुष्टि करें'
}

export const confirmationMessages: typeof english = {
  title: 'लोन की पुष्टि',
  information: 'चुकाने की जानकारी',
  plan: 'किस्तों का प्लान',
  newInformation: 'पूरी जानकारी',
  newPlan: 'प्लान',
  loan: 'लोन लें',

  costTitle: 'इस लोन का कितना खर्च है',
  lateBeyond: 'पीनल चार्ज कानून की सीमा (हर महीने {percent}) से ज़्यादा हैं। पहले हमें कॉल करें।',
  noTotal: 'हम कुल चुकाने की रकम नहीं दिखा सकते। यह लोन लेने से पहले हमें कॉल करें।',

  keyFacts: 'इस लोन के मुख्य तथ्य',
  calendarTitle: 'लोन की किस्त',
  calendarDue: 'ड्यू डेट {date}',
  summaryNote: 'यह हिसाब आपके देखे ऑफ़र से निकाला गया है। कुछ अलग हो तो आपका लोन एग्रीमेंट मान्य होगा।',
  summaryTitle: 'लोन का ऑफ़र',

  agree: 'मैंने ये पढ़ लिए हैं और मैं इनसे सहमत हूँ:',
  agreeAlone: 'मैंने इस लोन की शर्तें पढ़ ली हैं और मैं उनसे सहमत हूँ।',
  openingAgreement: 'खुल रहा है…',
  agreementOpen: 'एक एग्रीमेंट खुल रहा है। कृपया थोड़ी देर में फिर कोशिश करें।',
  agreementsLoading: 'एग्रीमेंट अभी लोड हो रहे हैं। कृपया थोड़ा रुकें।',
  agreementsFailed: 'एग्रीमेंट लोड नहीं हुए। सहमति से पहले उन्हें पढ़ना ज़रूरी है।',
  takes: '{received} मिलेंगे · {total} चुकाने होंगे',
  tick: 'लोन लेने के लिए बॉक्स पर निशान लगाकर सहमति दें।',
  notTaken: 'यह ऑफ़र नहीं लिया जा सकता',
  withoutAmount: 'हमें नहीं पता कि आपको कितनी रकम मिलेगी।',
  withoutTerm: 'इस ऑफ़र में अवधि नहीं है।',
  incomplete: 'इस ऑफ़र में कुछ जानकारी नहीं है।',
  openAgain: 'फिर से खोलें',

  popupTitle: 'आगे बढ़ने से पहले',
  popupText: 'कृपया यह एग्रीमेंट पढ़ें। सहमत होने पर आप आगे बढ़ सकते हैं।',
  popupRead: 'एग्रीमेंट पढ़ें',
  stayTitle: 'यह पेज छोड़ दें?',
  promotionTitle: 'आपके काम की बात',
  promotionButton: 'ठीक है',

  uncertain: 'हमें पता नहीं चल पाया कि यह पूरा हुआ या नहीं। फिर कोशिश करने से पहले अपना लोन देख लें।',
  takenTitle: 'आपने लोन का ऑफ़र स्वीकार कर लिया है',
  taken: 'यहाँ आपको और कुछ नहीं करना है। आगे क्या होगा, यह अपने लोन में देखें।'
}
