import type {
  confirmationMessages as english,
  offerMessages as englishOffer
} from '../en/confirmation.ts'

/** The words that stand in the figures of an offer: the early values, inlined, bring no others. */
export const offerMessages: typeof englishOffer = {
  days: '{count} दिन',
  day: '1 दिन',
  weeks: '{count} हफ़्ते',
  week: '1 हफ़्ता',
  months: '{count} महीने',
  month: '1 महीना',
  received: 'आपको मिलेंगे',
  total: 'आप कुल चुकाएँगे',
  cost: 'लोन का खर्च',
  first: 'पहली किस्त',
  payments: 'किस्तों की संख्या',
  yearly: 'प्रभावी सालाना दर',
  percentage: 'सालाना प्रतिशत दर (APR)',
  yearlyNote:
    'यह दर, {date} से योजना की तारीखों के हिसाब से, आपके चुकाने की तुलना आपको मिलने वाले पैसे से करती है। दूसरे प्रस्तावों से मिलाकर देखें।',
  remind: 'पहली किस्त कैलेंडर में जोड़ें',
  newLoan: 'पुष्टि करें'
}

export const confirmationMessages: typeof english = {
  title: 'लोन की पुष्टि',
  amount: 'लोन की रकम',
  term: 'अवधि',
  interest: 'ब्याज',
  repaymentDate: 'चुकाने की तारीख',
  information: 'चुकाने की जानकारी',
  plan: 'भुगतान योजना',
  newInformation: 'विवरण',
  newPlan: 'योजना',
  loan: 'लोन',

  costTitle: 'इस लोन का खर्च कितना है',
  noTotal: 'कुल कितना चुकाना है, यह पता नहीं है। यह लोन लेने से पहले पूछ लें।',

  keyFacts: 'इस लोन की मुख्य बातें',
  save: 'सहेजें',
  share: 'साझा करें',
  calendarTitle: 'लोन की किस्त',
  calendarDue: 'देय तारीख {date}',
  summaryNote: 'आपको दिखाए गए प्रस्ताव से निकाला गया हिसाब। अनुबंध ही मान्य हैं।',
  summaryTitle: 'लोन का प्रस्ताव',

  agree: 'मैंने पढ़ लिया है और सहमत हूँ:',
  agreeAlone: 'मैंने इस लोन की शर्तें पढ़ ली हैं और उनसे सहमत हूँ।',
  openingAgreement: 'खुल रहा है…',
  agreementOpen: 'एक अनुबंध खुल रहा है। कृपया थोड़ी देर में फिर कोशिश करें।',
  agreementsLoading: 'अनुबंध अभी लोड हो रहे हैं। कृपया थोड़ा रुकें।',
  agreementsFailed: 'अनुबंध लोड नहीं हो सके, और आपको पहले उन्हें पढ़ पाना चाहिए।',
  tick: 'सहमत हों तो बॉक्स पर निशान लगाएँ। तभी आप लोन ले सकते हैं।',
  incomplete:
    'इस प्रस्ताव में रकम या अवधि नहीं है, इसलिए यह यहाँ नहीं लिया जा सकता। कृपया फिर कोशिश करें या हमें कॉल करें।',
  tryAgain: 'फिर कोशिश करें',

  popupTitle: 'आगे बढ़ने से पहले',
  popupText: 'कृपया यह अनुबंध पढ़ें। सहमत होने पर आप आगे बढ़ सकते हैं।',
  popupRead: 'अनुबंध पढ़ें',
  agreeButton: 'सहमत हूँ',
  cancel: 'रहने दें',
  stayTitle: 'यह पेज छोड़ दें?',
  close: 'बंद करें',
  promotionTitle: 'आपके काम की बात',
  promotionButton: 'ठीक है',

  uncertain: 'हमें पता नहीं चल पाया कि यह पूरा हुआ या नहीं। फिर कोशिश करने से पहले अपना लोन देख लें।',
  takenTitle: 'आपने लोन ले लिया है',
  taken: 'यहाँ आपको और कुछ नहीं करना है। आगे क्या होगा, यह अपने लोन में देखें।',
  seeLoan: 'अपना लोन देखें'
}
