import type { orderMessages as english } from '../en/order.ts'

export const orderMessages: typeof english = {
  title: 'Detalye ng loan',
  repayOrRollOver: 'MAGBAYAD',
  repay: 'Magbayad',
  rollOver: 'Mag‑extend ng loan',
  rollOverHint: 'Kulang ang pera?',
  borrowAgain: 'Mag‑loan ulit',
  help: 'May tanong sa loan?',
  state: 'Ang loan ninyo',
  kept: 'Huling update: {time}. Baka nagbago na po ito mula noon.',
  tipsTitle: 'Paalala po',
  confirm: 'Kumpirmahin',
  ratingTitle: 'Kumusta po ang karanasan ninyo?',
  ratingLabel: 'Pumili ng bituin',
  submit: 'Ipadala',
  missingStar: 'Pumili po muna ng bituin',
  ratingThanksTitle: 'Salamat po',
  ratingThanks: 'Binabasa namin ang bawat rating.',
  withdrawTitle: 'Handa na ang pera ninyo',
  withdraw: 'I‑withdraw na',
  bindCard: 'I‑link ang card',
  bindCardHint: 'Tingnan ang account na padadalhan ng pera ninyo',
  dispute: 'May bayad o singil sa loan na ito na inirereklamo ninyo.',
  seeComplaint: 'Tingnan ang reklamo ninyo'
}
