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
  draftRestored: 'Gibalik ang draft',
  discard: 'Papasa',
  discardTitle: 'Papason kini nga draft?',
  discardText: 'Mapapas ang tanan nimong gipili, gisulat ug gidugang.',
  keep: 'Ayaw papasa'
}

export const complaintStartMessages: typeof englishStart = {
  intro: 'Palihug sultihi mi unsay problema. Motubag mi {replyTime}.',
  order: 'Ang imong loan',
  all: 'Tanan',
  allLabel: 'Tanan nga loan: pagpili og lain',
  chooseOrder: 'Pagpili og loan',
  noOrder: 'Wala pa kay loan. Makasulat gihapon ka kanamo.',
  type: 'Mahitungod sa unsa kini?',
  subType: 'Unsay nahitabo?',
  unsupported: 'Dili makareklamo bahin sa pagpaningil para sa napili nga loan.',
  received: 'Nadawat namo ang imong reklamo. Ang numero niini mao ang {number}.',
  receivedAlone: 'Nadawat namo ang imong reklamo.',
  seeSent: 'Tan-awa ang imong reklamo'
}

export const draftMessages: typeof englishDraft = {
  unsaved:
    'Dili maka‑save og draft kining phone. Palihug ipadala una sa dili pa ka mobiya niining page.'
}

export const complaintNextMessages: typeof englishNext = {
  about: 'Ang imong reklamo',
  description: 'Isugilon kanamo ang nahitabo',
  linesTitle: 'Kung mahimo, isulti pud',
  full: 'Nagamit na ang tanang {limit} ka karakter. Pamub-a ang pipila ka bahin aron makadugang.',
  missingText: 'Palihug isulat una ang imong reklamo o sugyot',
  sending: 'Gipadala…',
  reply: 'Motubag mi {replyTime}',
  sentTitle: 'Salamat kaayo',
  sent: 'Nadawat na namo ang imong reklamo. Motubag mi {replyTime}.',
  uncertainTitle: 'Susiha una sa dili pa ipadala pag‑usab',
  arrived: 'Naputol ang koneksyon, pero naa na sa imong listahan ang reklamo nga sama niini.',
  missing:
    'Naputol ang koneksyon, ug wala pa sa imong listahan kini nga reklamo. Na‑save ang imong gisulat: mahimo nimo kining ipadala pag‑usab.',
  uncertain:
    'Dili mi sigurado kung nadayon ba kini. Tan-awa una ang imong mga reklamo sa dili pa ipadala pag‑usab. Na‑save ang imong gisulat.',
  payment: 'Ang nawala nga bayad',
  paidAt: 'Kanus-a ka mibayad?',
  paidAmount: 'Pila?',
  paidBy: 'Asa o giunsa?',
  paidByHint: 'Pananglitan e-wallet, tindahan, imong bangko',
  paidReference: 'Reference number sa resibo',
  unclearAmount: 'Isulat ang kantidad sama niini: {amount}',
  futureDate: 'Wala pa moabot kini nga adlaw. Pilia ang adlaw nga mibayad ka.',
  slips: {
    letter: 'Naay letra taliwala sa mga numero. Zero (0) ba o one (1)?',
    short: 'Mas taas og usa ka numero ang uban nimong reference. Naa bay kulang dinhi?'
  }
}

export const complaintListMessages: typeof englishList = {
  tabs: 'Mga reklamo sumala sa status',
  type: 'Klase sa problema',
  emptyText: 'Wala kay reklamo sa “{tab}”.',
  emptyAll: 'Wala kay reklamo.',
  write: 'Pagsulat og reklamo',
  news: 'Naay bag-o sukad nimong gitan-aw'
}

export const complaintDetailMessages: typeof englishDetail = {
  title: 'Detalye sa reklamo',
  missing:
    'Wala mi kahibalo kung unsang reklamo ang ipakita. Palihug ablihi kini gikan sa listahan sa imong mga reklamo.',
  type: 'Klase sa problema',
  subType: 'Unsay nahitabo',
  order: 'Loan',
  content: 'Ang imong gisulat',
  result: 'Among tubag',
  resultPhoto: 'Litrato {number} sa among tubag',
  waiting: 'Giasikaso na namo kini. Motubag mi {replyTime}.',
  rate: 'I‑rate ang serbisyo',
  rateTitle: 'Palihug i‑rate kini nga serbisyo',
  stars: 'Pagpili og bituon',
  missingStar: 'Pagpili una og bituon',
  reason: 'Unsay mahimo namong pauswagon?',
  rated: 'Salamat sa imong rating!',
  uncertain: 'Dili mi sigurado kung nadayon ba kini. Palihug sulayi pag‑usab.'
}
