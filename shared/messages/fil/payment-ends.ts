import type { paymentEndMessages as english } from '../en/payment-ends.ts'

export const paymentEndMessages: typeof english = {
  isPosted: 'Naitala na sa loan ninyo ang bayad na {amount}.',
  owes: 'May {amount} pa kayong babayaran.',
  owesNothing: 'Wala na kayong babayaran sa loan na ito.',
  notNeeded: 'Hindi na po kailangang bayaran ang {amount}.',
  notNeededText:
    'Bayad na ang loan na ito. Kung nabayaran din po ninyo ito, itago ang resibo at tawagan kami.',
  expired: 'Expired na ang code o link na ito.',
  expiredText: 'Wala po kaming natanggap na bayad. Puwede kayong magbayad gamit ang bagong code.',
  payAnew: 'Magbayad gamit ang bagong code',
  failed: 'Walang nabawas na pera.',
  returned: 'Naibalik na sa inyo ang bayad na {amount}.',
  payNow: 'Puwede na po kayong magbayad.',
  overpaid: 'Sobra ng {amount} ang nabayaran ninyo.',
  comesBack:
    'Wala na kayong babayaran. Tawagan po kami: sasabihin namin kung paano maibabalik ang pera.'
}
