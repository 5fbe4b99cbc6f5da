import type { paymentMessages as english } from '../en/payments.ts'

export const paymentMessages: typeof english = {
  steps: 'Kung nasaan na ang bayad ninyo',
  given: 'Sinimulan',
  received: 'Natanggap',
  posted: 'Naitala na sa loan',
  waiting: 'Hinihintay ang bayad ninyong {amount}.',
  waitingBy: 'Hinihintay ang bayad ninyong {amount} gamit ang {channel}.',
  holds: 'Puwede itong bayaran hanggang {time}.',
  resume: 'Ituloy ang bayad na ito',
  begun: 'May sinimulan kayong bayad na {amount} gamit ang {channel} ({time}).',
  onlyOne: 'Isa lang po sa mga ito ang bayaran.',
  isReceived: 'Natanggap: {time}.',
  showsWithin: 'Maitatala ito sa loan ninyo {posting}.',
  notAgain: 'Huwag po munang magbayad ulit.',
  receivedTitle: 'Magbabayad po ba kayo ulit?',
  havePaid: 'Nakapagbayad na ako',
  creditedLater: 'Itago po ang resibo. Makikita sa loan ninyo ang bayad kapag naitala na ito.',
  payNow: 'Magbayad na',
  againTitle: 'Nakapagbayad na po ba kayo?',
  againReceived:
    'Natanggap na namin ang {amount} ({time}). Kung magbabayad po kayo ulit, madodoble ang bayad.',
  againWaiting:
    'May sinimulan kayong bayad na {amount}, pero wala pang pumapasok na pera. Kung hindi pa kayo nakapagbayad, puwede po kayong magbayad ngayon.',
  again: 'Magbayad ulit',
  notNow: 'Huwag muna',
  isReceivedOnce: 'Natanggap na ang bayad ninyo.',
  onItsWay: 'Pinoproseso pa ang bayad ninyong {amount}.',
  againPaid: 'Natanggap na namin ang {amount}. Kung magbabayad po kayo ulit, madodoble ang bayad.',
  asOf: 'Huling update: {time}. Kinukuha namin ang pinakabago.',
  receivedPart: 'Magbabayad pa po ba kayo?',
  againPart: 'Nagbayad na po kayo ng bahagi: {amount}. Baka hindi pa ito nabawas sa halaga rito.',
  payMore: 'Magbayad pa',
  restLeft: 'May babayaran pa po kayong {amount}.'
}
