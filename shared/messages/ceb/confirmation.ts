import type {
  confirmationMessages as english,
  offerMessages as englishOffer,
  termMessages as englishTerm
} from '../en/confirmation.ts'

export const termMessages: typeof englishTerm = {
  days: '{count} ka adlaw',
  day: '1 ka adlaw',
  weeks: '{count} ka semana',
  week: '1 ka semana',
  months: '{count} ka bulan',
  month: '1 ka bulan'
}

export const offerMessages: typeof englishOffer = {
  amount: 'Kantidad sa loan',
  term: 'Gidugayon',
  interest: 'Interes',
  repaymentDate: 'Due date',
  received: 'Madawat nimo',
  total: 'Total nga bayran',
  cost: 'Interes ug mga fee',
  first: 'Unang bayad',
  payments: 'Pila ka bayad',
  countFirst: '{count} ka bayad, una {amount} sa',
  yearly: 'Effective rate kada tuig',
  percentage: 'Annual percentage rate (APR)',
  lateOnce: 'Penalty, kausa',
  lateDaily: 'Penalty kada adlaw',
  unpaid: '{percent} sa utang',
  yearlyNote:
    'Apil sa rate kada tuig ang tanang singil gawas sa penalty. Gikwenta sugod sa {date}.',
  remind: 'Ibutang sa calendar',
  newLoan: 'Kumpirmaha'
}

export const confirmationMessages: typeof english = {
  title: 'Kumpirmasyon',
  information: 'Mahitungod sa pagbayad',
  plan: 'Plano sa pagbayad',
  newInformation: 'Mga detalye',
  newPlan: 'Plano',
  loan: 'Mo‑loan',

  costTitle: 'Pila ang gasto niining loan',
  lateBeyond: 'Lapas sa legal limit nga {percent} kada bulan ang penalty. Palihug tawagi una mi.',
  noTotal:
    'Dili namo mapakita ang total nga bayran. Palihug tawagi una mi sa dili pa nimo kuhaon kini nga loan.',

  keyFacts: 'Key facts niining loan',
  calendarTitle: 'Bayad sa loan',
  calendarDue: 'due date {date}',
  summaryNote:
    'Gikwenta gikan sa offer nga imong nakita. Kung naay kalainan, ang kasabutan sa imong loan ang masunod.',
  summaryTitle: 'Offer nga loan',

  agree: 'Nabasa nako ug uyon ko sa:',
  agreeAlone: 'Nabasa nako ang mga kondisyon niining loan ug uyon ko.',
  openingAgreement: 'Giablihan…',
  agreementOpen: 'Naay kasabutan nga giablihan pa. Palihug sulayi pag‑usab taudtaod.',
  agreementsLoading: 'Gi‑load pa ang mga kasabutan. Hulat lang og kadiyot.',
  agreementsFailed:
    'Wala ma‑load ang mga kasabutan. Kinahanglan nimo kining mabasa sa dili pa ka mouyon.',
  takes: 'Madawat {received} · bayran {total}',
  tick: 'Aron makuha ang loan, palihug i‑check ang kahon kung uyon ka.',
  notTaken: 'Dili makuha kining offer',
  withoutAmount: 'Wala mi kahibalo kung pila ang imong madawat.',
  withoutTerm: 'Walay nakabutang nga gidugayon niining offer.',
  incomplete: 'Naay kulang niining offer.',
  openAgain: 'Ablihi pag‑usab',

  popupTitle: 'Sa dili pa ka mopadayon',
  popupText: 'Palihug basaha kini nga kasabutan. Makapadayon ka kung uyon na ka niini.',
  popupRead: 'Basaha ang kasabutan',
  stayTitle: 'Mobiya ka niining page?',
  promotionTitle: 'Maayong mahibaloan',
  promotionButton: 'OK',

  uncertain:
    'Dili mi sigurado kung nadayon ba kini. Tan-awa una ang imong loan sa dili pa mosulay pag‑usab.',
  takenTitle: 'Gidawat na nimo ang offer sa loan',
  taken: 'Wala na kay kinahanglang buhaton dinhi. Tan-awa ang imong loan para sa sunod nga lakang.'
}
