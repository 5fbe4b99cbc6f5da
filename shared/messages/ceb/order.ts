import type { orderMessages as english } from '../en/order.ts'

export const orderMessages: typeof english = {
  title: 'Detalye sa loan',
  repayOrRollOver: 'MOBAYAD',
  repay: 'Mobayad',
  rollOver: 'I‑extend ang loan',
  rollOverHint: 'Kulang ang kwarta?',
  borrowAgain: 'Mo‑loan pag‑usab',
  help: 'Naay pangutana sa loan?',
  state: 'Imong loan',
  kept: 'Kataposang update: {time}. Basin nausab na kini sukad niadto.',
  tipsTitle: 'Pahinumdom',
  confirm: 'Kumpirmaha',
  ratingTitle: 'Kumusta ang imong kasinatian?',
  ratingLabel: 'Pagpili og bituon',
  submit: 'Ipadala',
  missingStar: 'Pagpili una og bituon',
  ratingThanksTitle: 'Salamat kaayo',
  ratingThanks: 'Basahon namo ang matag rating.',
  withdrawTitle: 'Andam na ang imong kwarta',
  withdraw: 'I‑withdraw na',
  bindCard: 'I‑link ang card',
  bindCardHint: 'Susiha ang account nga padad-an sa imong kwarta',
  dispute: 'Naay bayad o singil niining loan nga imong gireklamo.',
  seeComplaint: 'Tan-awa ang imong reklamo'
}
