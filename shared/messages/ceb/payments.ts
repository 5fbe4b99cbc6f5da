import type { paymentMessages as english } from '../en/payments.ts'

export const paymentMessages: typeof english = {
  steps: 'Asa na ang imong bayad',
  given: 'Gisugdan',
  received: 'Nadawat',
  posted: 'Natala na sa loan',
  waiting: 'Naghulat sa imong bayad nga {amount}',
  waitingBy: 'Naghulat sa imong bayad nga {amount} pinaagi sa {channel}',
  holds: 'Mabayran kini hangtod {time}.',
  isReceived: 'Nadawat: {time}.',
  showsWithin: 'Matala kini sa imong loan {posting}.',
  notAgain: 'Palihug ayaw una pagbayad pag-usab.',
  reference: 'Reference',
  againTitle: 'Nakabayad na ba ka?',
  againReceived: 'Mibayad na ka og {amount} ({time}). Mobayad pag-usab?',
  againWaiting:
    'Naa kay gisugdan nga bayad nga {amount}, apan wala pay misulod nga kwarta. Kung wala pa ka mobayad, padayon.',
  again: 'Mobayad na',
  notNow: 'Nakabayad na ko'
}
