import type {
  complaintMessages as english,
  complaintDetailMessages as englishDetail,
  draftMessages as englishDraft,
  complaintListMessages as englishList,
  complaintNextMessages as englishNext,
  complaintStartMessages as englishStart
} from '../en/complaint.ts'

export const complaintMessages: typeof english = {
  title: 'Reklamo',
  draftRestored: 'Naibalik ang draft',
  discard: 'Burahin',
  discardTitle: 'Burahin ang draft na ito?',
  discardText: 'Mabubura po ang lahat ng pinili, isinulat at idinagdag ninyo.',
  keep: 'Huwag burahin'
}

export const complaintStartMessages: typeof englishStart = {
  intro: 'Sabihin po sa amin ang problema. Sasagot kami {replyTime}.',
  order: 'Ang loan ninyo',
  all: 'Lahat',
  allLabel: 'Lahat ng loan: pumili ng iba',
  chooseOrder: 'Pumili ng loan',
  noOrder: 'Wala pa po kayong loan. Puwede pa rin kayong sumulat sa amin.',
  type: 'Tungkol saan po ito?',
  subType: 'Ano po ang nangyari?',
  unsupported: 'Hindi puwedeng magreklamo tungkol sa paniningil para sa napiling loan.',
  received: 'Natanggap po namin ang reklamo ninyo. Ang numero nito ay {number}.',
  receivedAlone: 'Natanggap po namin ang reklamo ninyo.',
  seeSent: 'Tingnan ang reklamo ninyo'
}

export const draftMessages: typeof englishDraft = {
  unsaved:
    'Hindi makapag‑save ng draft ang phone na ito. Ipadala po muna bago umalis sa page na ito.'
}

export const complaintNextMessages: typeof englishNext = {
  about: 'Ang reklamo ninyo',
  description: 'Ikuwento po ang nangyari',
  linesTitle: 'Kung kaya, sabihin din po',
  full: 'Nagamit na ang lahat ng {limit} karakter. Paikliin po ang ilang bahagi para makapagdagdag.',
  missingText: 'Isulat po muna ang reklamo o mungkahi ninyo',
  sending: 'Ipinapadala…',
  reply: 'Sasagot kami {replyTime}',
  sentTitle: 'Salamat po',
  sent: 'Natanggap na po namin ang reklamo ninyo. Sasagot kami {replyTime}.',
  uncertainTitle: 'Tingnan muna bago ipadala ulit',
  arrived: 'Naputol ang koneksyon, pero nasa listahan na ninyo ang isang reklamong ganito.',
  missing:
    'Naputol ang koneksyon, at wala pa sa listahan ninyo ang reklamong ito. Naka‑save po ang isinulat ninyo: puwede itong ipadala ulit.',
  uncertain:
    'Hindi po kami sigurado kung natuloy ito. Tingnan muna ang mga reklamo ninyo bago ipadala ulit. Naka‑save ang isinulat ninyo.',
  payment: 'Ang nawawalang bayad',
  paidAt: 'Kailan po kayo nagbayad?',
  paidAmount: 'Magkano?',
  paidBy: 'Saan o paano?',
  paidByHint: 'Halimbawa e-wallet, tindahan, bangko ninyo',
  paidReference: 'Reference number sa resibo',
  unclearAmount: 'Isulat po ang halaga nang ganito: {amount}',
  futureDate: 'Hindi pa dumarating ang araw na ito. Piliin po ang araw ng inyong pagbayad.',
  slips: {
    letter: 'May letra sa gitna ng mga numero. Zero (0) o one (1) po ba ito?',
    short: 'Mas mahaba ng isang numero ang iba ninyong reference. May kulang po ba rito?'
  }
}

export const complaintListMessages: typeof englishList = {
  tabs: 'Mga reklamo ayon sa status',
  type: 'Uri ng problema',
  emptyText: 'Wala po kayong reklamo sa “{tab}”.',
  emptyAll: 'Wala po kayong reklamo.',
  write: 'Sumulat ng reklamo',
  news: 'May bago mula nang tingnan ninyo'
}

export const complaintDetailMessages: typeof englishDetail = {
  title: 'Detalye ng reklamo',
  missing:
    'Hindi namin alam kung aling reklamo ang ipapakita. Buksan po ito mula sa listahan ng mga reklamo ninyo.',
  type: 'Uri ng problema',
  subType: 'Ano ang nangyari',
  order: 'Loan',
  content: 'Ang isinulat ninyo',
  result: 'Sagot namin',
  resultPhoto: 'Litrato {number} ng sagot namin',
  waiting: 'Inaasikaso na po namin ito. Sasagot kami {replyTime}.',
  rate: 'I‑rate ang serbisyo',
  rateTitle: 'Paki‑rate po ang serbisyong ito',
  stars: 'Pumili ng bituin',
  missingStar: 'Pumili po muna ng bituin',
  reason: 'Ano po ang puwede naming pagbutihin?',
  rated: 'Salamat po sa rating!',
  uncertain: 'Hindi po kami sigurado kung natuloy ito. Pakisubukan ulit.'
}
