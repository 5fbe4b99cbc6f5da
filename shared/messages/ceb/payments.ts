import type { paymentMessages as english } from '../en/payments.ts'

export const paymentMessages: typeof english = {
  steps: 'Asa na ang imong bayad',
  given: 'Gisugdan',
  received: 'Nadawat',
  posted: 'Naa na sa loan',
  waiting: 'Naghulat sa imong bayad nga {amount}',
  waitingBy: 'Naghulat sa imong bayad nga {amount} pinaagi sa {channel}',
  holds: 'Mabayran kini hangtod {time}.',
  isReceived: 'Nadawat niadtong {time}.',
  showsWithin: 'Makita sa imong loan {posting}.',
  notAgain: 'Palihug ayaw una pagbayad pag-usab.',
  receivedTitle: 'Mobayad pag-usab?',
  havePaid: 'Nakabayad na ko',
  payNow: 'Mobayad na',
  reference: 'Reference',
  againTitle: 'Mobayad pag-usab?',
  againReceived: 'Mibayad ka og {amount} niadtong {time}. Mobayad pag-usab?',
  againWaiting: 'Naay bayad nga {amount} nga gihulat pang mosulod. Mobayad pag-usab?',
  again: 'Bayad pag-usab',
  notNow: 'Dili una'
}
