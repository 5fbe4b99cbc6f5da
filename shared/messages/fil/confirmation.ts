import type {
  confirmationMessages as english,
  offerMessages as englishOffer,
  termMessages as englishTerm
} from '../en/confirmation.ts'

export const termMessages: typeof englishTerm = {
  days: '{count} araw',
  day: '1 araw',
  weeks: '{count} linggo',
  week: '1 linggo',
  months: '{count} buwan',
  month: '1 buwan'
}

export const offerMessages: typeof englishOffer = {
  amount: 'Halaga ng loan',
  term: 'Tagal',
  interest: 'Interes',
  repaymentDate: 'Due date',
  received: 'Matatanggap ninyo',
  total: 'Kabuuang babayaran',
  cost: 'Interes at mga fee',
  first: 'Unang bayad',
  payments: 'Bilang ng bayad',
  countFirst: '{count} bayad, una {amount} sa',
  yearly: 'Effective rate kada taon',
  percentage: 'Annual percentage rate (APR)',
  lateOnce: 'Penalty, isang beses',
  lateDaily: 'Penalty kada araw',
  unpaid: '{percent} ng utang',
  yearlyNote:
    'Kasama sa rate kada taon ang lahat ng singil maliban sa penalty. Kinuwenta mula {date}.',
  remind: 'Ilagay sa calendar',
  newLoan: 'Kumpirmahin'
}

export const confirmationMessages: typeof english = {
  title: 'Kumpirmasyon',
  information: 'Tungkol sa pagbabayad',
  plan: 'Plano ng pagbabayad',
  newInformation: 'Mga detalye',
  newPlan: 'Plano',
  loan: 'Mag‑loan',

  costTitle: 'Gastos sa loan na ito',
  lateBeyond: 'Lampas sa legal limit na {percent} kada buwan ang penalty. Tawagan po muna kami.',
  noTotal:
    'Hindi namin maipakita ang kabuuang babayaran. Tumawag po muna sa amin bago kunin ang loan na ito.',

  keyFacts: 'Key facts ng loan',
  calendarTitle: 'Bayad sa loan',
  calendarDue: 'due date {date}',
  summaryNote:
    'Kinuwenta mula sa alok na nakita ninyo. Kung may pagkakaiba, ang kasunduan ninyo sa loan ang masusunod.',
  summaryTitle: 'Alok na loan',

  agree: 'Nabasa ko at sumasang-ayon ako sa:',
  agreeAlone: 'Nabasa ko ang mga tuntunin ng loan na ito at sumasang-ayon ako.',
  openingAgreement: 'Binubuksan…',
  agreementOpen: 'May binubuksan nang kasunduan. Subukan po ulit mamaya-maya.',
  agreementsLoading: 'Nilo-load pa ang mga kasunduan. Sandali lang po.',
  agreementsFailed:
    'Hindi na‑load ang mga kasunduan. Kailangan po ninyong mabasa ang mga ito bago sumang-ayon.',
  takes: 'Kunin {received} · bayaran {total}',
  tick: 'Para makuha ang loan, lagyan po ng check ang kahon kung sang-ayon kayo.',
  notTaken: 'Hindi po makukuha ang alok na ito',
  withoutAmount: 'Hindi po namin alam kung magkano ang matatanggap ninyo.',
  withoutTerm: 'Walang nakasaad na tagal sa alok na ito.',
  incomplete: 'May kulang sa alok na ito.',
  openAgain: 'Buksan ulit',

  popupTitle: 'Bago po magpatuloy',
  popupText:
    'Pakibasa po ang kasunduang ito. Makakapagpatuloy kayo kapag sumang-ayon na kayo rito.',
  popupRead: 'Basahin ang kasunduan',
  stayTitle: 'Aalis na po kayo sa page na ito?',
  promotionTitle: 'Magandang malaman',
  promotionButton: 'OK',

  uncertain:
    'Hindi po kami sigurado kung natuloy ito. Tingnan muna ang loan ninyo bago subukan ulit.',
  takenTitle: 'Tinanggap na ninyo ang alok na loan',
  taken: 'Wala na po kayong kailangang gawin dito. Tingnan ang loan para sa susunod na hakbang.'
}
