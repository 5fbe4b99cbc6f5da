import type {
  confirmationMessages as english,
  offerMessages as englishOffer
} from '../en/confirmation.ts'

export const offerMessages: typeof englishOffer = {
  days: '{count} araw',
  day: '1 araw',
  weeks: '{count} linggo',
  week: '1 linggo',
  months: '{count} buwan',
  month: '1 buwan',
  received: 'Matatanggap ninyo',
  total: 'Kabuuang babayaran',
  cost: 'Gastos ninyo sa loan',
  first: 'Unang bayad',
  payments: 'Ilang beses magbabayad',
  yearly: 'Effective na rate kada taon',
  percentage: 'Annual percentage rate (APR)',
  yearlyNote:
    'Ikinukumpara ng rate ang babayaran ninyo sa matatanggap ninyo, ayon sa mga petsa ng plano mula {date}. Ikumpara po ito sa ibang alok.',
  remind: 'Ilagay sa calendar ang unang bayad',
  newLoan: 'Kumpirmahin'
}

export const confirmationMessages: typeof english = {
  title: 'Kumpirmasyon ng loan',
  amount: 'Halaga ng loan',
  term: 'Tagal',
  interest: 'Interes',
  repaymentDate: 'Due date',
  information: 'Tungkol sa pagbabayad',
  plan: 'Plano ng pagbabayad',
  newInformation: 'Mga detalye',
  newPlan: 'Plano',
  loan: 'Loan',

  costTitle: 'Gastos sa loan na ito',
  noTotal: 'Hindi alam ang kabuuang babayaran. Magtanong po muna bago kunin ang loan na ito.',

  keyFacts: 'Key facts ng loan',
  save: 'I‑save',
  share: 'I‑share',
  calendarTitle: 'Bayad sa loan',
  calendarDue: 'due date {date}',
  summaryNote: 'Kinuwenta mula sa alok na ipinakita sa inyo. Ang mga kasunduan ang masusunod.',
  summaryTitle: 'Alok na loan',

  agree: 'Nabasa ko at sumasang-ayon ako sa:',
  agreeAlone: 'Nabasa ko ang mga tuntunin ng loan na ito at sumasang-ayon ako.',
  openingAgreement: 'Binubuksan…',
  agreementOpen: 'May binubuksan nang kasunduan. Subukan po ulit mamaya-maya.',
  agreementsLoading: 'Nilo-load pa ang mga kasunduan. Sandali lang po.',
  agreementsFailed: 'Hindi na-load ang mga kasunduan, at dapat po ninyo munang mabasa ang mga ito.',
  tick: 'Lagyan po ng check ang kahon kung sang-ayon kayo. Saka lang makukuha ang loan.',
  incomplete:
    'Kulang ang halaga o tagal ng alok na ito, kaya hindi ito makukuha rito. Subukan po ulit o tumawag sa amin.',
  tryAgain: 'Subukan ulit',

  popupTitle: 'Bago po magpatuloy',
  popupText:
    'Pakibasa po ang kasunduang ito. Makakapagpatuloy kayo kapag sumang-ayon na kayo rito.',
  popupRead: 'Basahin ang kasunduan',
  agreeButton: 'Sang-ayon ako',
  cancel: 'Huwag na',
  stayTitle: 'Aalis na po kayo rito?',
  close: 'Isara',
  promotionTitle: 'Magandang malaman',
  promotionButton: 'OK',

  uncertain:
    'Hindi po kami sigurado kung natuloy ito. Tingnan muna ang loan ninyo bago subukan ulit.',
  takenTitle: 'Nakuha na ninyo ang loan',
  taken: 'Wala na po kayong kailangang gawin dito. Tingnan ang loan para sa susunod na hakbang.',
  seeLoan: 'Tingnan ang loan'
}
