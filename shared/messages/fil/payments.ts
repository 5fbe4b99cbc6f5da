import type { paymentMessages as english } from '../en/payments.ts'

export const paymentMessages: typeof english = {
  steps: 'Kung nasaan na ang bayad ninyo',
  given: 'Sinimulan',
  received: 'Natanggap',
  posted: 'Nasa loan na',
  waiting: 'Hinihintay ang bayad ninyong {amount}',
  waitingBy: 'Hinihintay ang bayad ninyong {amount} sa {channel}',
  holds: 'Mababayaran ito hanggang {time}.',
  isReceived: 'Natanggap noong {time}.',
  showsWithin: 'Makikita sa loan ninyo {posting}.',
  notAgain: 'Huwag po munang magbayad ulit.',
  receivedTitle: 'Magbabayad ulit?',
  havePaid: 'Nakapagbayad na ako',
  payNow: 'Magbayad na',
  reference: 'Reference',
  againTitle: 'Magbabayad ulit?',
  againReceived: 'Nagbayad kayo ng {amount} noong {time}. Magbabayad po ulit?',
  againWaiting: 'May bayad na {amount} na hinihintay pang pumasok. Magbabayad po ulit?',
  again: 'Magbayad ulit',
  notNow: 'Huwag muna'
}
