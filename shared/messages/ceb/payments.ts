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
  reference: 'Reference',
  againTitle: 'Mobayad pag-usab?',
  againReceived: 'Mibayad ka og {amount} niadtong {time}. Mobayad pag-usab?',
  againWaiting: 'Naay bayad nga {amount} nga gihulat pang mosulod. Mobayad pag-usab?',
  again: 'Bayad pag-usab',
  notNow: 'Dili una',
  isReceivedOnce: 'Nadawat na ang imong bayad.',
  onItsWay: 'Giproseso pa ang imong bayad nga {amount}',
  againPaid: 'Nakabayad na ka og {amount}. Mobayad pag-usab?',
  asOf: 'Niadto pa kining {time}. Gikuha namo ang pinakabag-o.'
}
