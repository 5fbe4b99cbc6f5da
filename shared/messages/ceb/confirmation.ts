import type {
  confirmationMessages as english,
  offerMessages as englishOffer
} from '../en/confirmation.ts'

/** The words that stand in the figures of an offer: the early values, inlined, bring no others. */
export const offerMessages: typeof englishOffer = {
  days: '{count} ka adlaw',
  day: '1 ka adlaw',
  weeks: '{count} ka semana',
  week: '1 ka semana',
  months: '{count} ka bulan',
  month: '1 ka bulan',
  received: 'Madawat nimo',
  total: 'Tanan nga bayran',
  cost: 'Bili sa paghulam',
  first: 'Unang bayad',
  payments: 'Pila ka beses magbayad',
  yearly: 'Effective nga rate kada tuig',
  percentage: 'Annual percentage rate (APR)',
  yearlyNote:
    'Gitandi sa rate ang imong bayran ug ang imong madawat, sumala sa mga petsa sa plano sukad {date}. Itandi kini sa ubang tanyag.',
  remind: 'Ibutang sa calendar ang unang bayad',
  newLoan: 'Kumpirmaha'
}

export const confirmationMessages: typeof english = {
  title: 'Kumpirmasyon sa loan',
  amount: 'Kantidad sa loan',
  term: 'Gidugayon',
  interest: 'Interes',
  repaymentDate: 'Due date',
  information: 'Mahitungod sa pagbayad',
  plan: 'Plano sa pagbayad',
  newInformation: 'Mga detalye',
  newPlan: 'Plano',
  loan: 'Loan',

  costTitle: 'Pila ang bili niining loan',
  noTotal: 'Wala mahibaloi ang tanan nga bayran. Pangutana una sa dili pa kuhaon kini nga loan.',

  keyFacts: 'Importanteng detalye niining loan',
  save: 'I-save',
  share: 'I-share',
  calendarTitle: 'Bayad sa loan',
  calendarDue: 'due date {date}',
  summaryNote: 'Gikwenta gikan sa tanyag nga gipakita kanimo. Ang mga kasabutan ang masunod.',
  summaryTitle: 'Tanyag nga loan',

  agree: 'Nabasa nako ug mouyon ko sa:',
  agreeAlone: 'Nabasa nako ang mga kondisyon niining loan ug mouyon ko.',
  openingAgreement: 'Gibuksan…',
  agreementOpen: 'Naay kasabutan nga gibuksan. Palihug sulayi pag-usab taudtaod.',
  agreementsLoading: 'Gi-load pa ang mga kasabutan. Hulat lang og kadiyot.',
  agreementsFailed: 'Wala ma-load ang mga kasabutan, ug angay nimo kining mabasa una.',
  tick: 'Tsek-i ang kahon kung mouyon ka. Usa pa nimo makuha ang loan.',
  incomplete:
    'Kulang ang kantidad o gidugayon niining tanyag, mao nga dili kini makuha dinhi. Sulayi pag-usab o tawagi mi.',
  tryAgain: 'Sulayi pag-usab',

  popupTitle: 'Sa dili pa ka mopadayon',
  popupText: 'Palihug basaha kini nga kasabutan. Makapadayon ka kung mouyon ka niini.',
  popupRead: 'Basaha ang kasabutan',
  agreeButton: 'Mouyon ko',
  cancel: 'Ayaw na lang',
  stayTitle: 'Mobiya ka niining page?',
  close: 'Isira',
  promotionTitle: 'Maayong mahibaloan',
  promotionButton: 'OK',

  uncertain:
    'Dili mi sigurado kung nadayon ba kini. Tan-awa una ang imong loan sa dili pa mosulay pag-usab.',
  takenTitle: 'Nakuha na nimo ang loan',
  taken: 'Wala na kay kinahanglang buhaton dinhi. Tan-awa ang imong loan para sa sunod nga lakang.',
  seeLoan: 'Tan-awa ang loan'
}
