import type { paymentMessages as english } from '../en/payments.ts'

export const paymentMessages: typeof english = {
  steps: 'Asa na ang imong bayad',
  given: 'Gisugdan',
  received: 'Nadawat',
  posted: 'Natala na sa loan',
  waiting: 'Naghulat sa imong bayad nga {amount}.',
  waitingBy: 'Naghulat sa imong bayad nga {amount} pinaagi sa {channel}.',
  holds: 'Mabayran kini hangtod {time}.',
  resume: 'Ipadayon kini nga bayad',
  begun: 'Naa kay gisugdan nga bayad nga {amount} pinaagi sa {channel} ({time}).',
  onlyOne: 'Palihug usa ra niini ang bayri.',
  isReceived: 'Nadawat: {time}.',
  showsWithin: 'Matala kini sa imong loan {posting}.',
  notAgain: 'Palihug ayaw una pagbayad pag‑usab.',
  receivedTitle: 'Mobayad ba ka pag‑usab?',
  havePaid: 'Nakabayad na ko',
  creditedLater: 'Palihug tipigi ang resibo. Makita sa imong loan ang bayad kung natala na kini.',
  payNow: 'Mobayad na',
  againTitle: 'Nakabayad na ba ka?',
  againReceived:
    'Nadawat na namo ang {amount} ({time}). Kung mobayad ka pag‑usab, madoble ang imong bayad.',
  againWaiting:
    'Naa kay gisugdan nga bayad nga {amount}, apan wala pay misulod nga kwarta. Kung wala pa ka makabayad, mahimo kang mobayad karon.',
  again: 'Mobayad pag‑usab',
  notNow: 'Dili lang sa',
  isReceivedOnce: 'Nadawat na ang imong bayad.',
  onItsWay: 'Giproseso pa ang imong bayad nga {amount}.',
  againPaid: 'Nadawat na namo ang {amount}. Kung mobayad ka pag‑usab, madoble ang imong bayad.',
  asOf: 'Kataposang update: {time}. Gikuha namo ang pinakabag-o.',
  receivedPart: 'Mobayad pa ba ka karon?',
  againPart: 'Nakabayad na ka og bahin: {amount}. Basin wala pa kini makuhai sa kantidad dinhi.',
  payMore: 'Mobayad pa',
  restLeft: 'Naa pa kay bayranan nga {amount}.'
}
