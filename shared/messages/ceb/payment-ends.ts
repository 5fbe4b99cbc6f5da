import type { paymentEndMessages as english } from '../en/payment-ends.ts'

export const paymentEndMessages: typeof english = {
  isPosted: 'Natala na sa imong loan ang bayad nga {amount}.',
  owes: 'Naa pa kay {amount} nga bayranan.',
  owesNothing: 'Wala na kay bayranan niining loan.',
  notNeeded: 'Dili na kinahanglan bayran ang {amount}.',
  notNeededText:
    'Bayad na kini nga loan. Kung nabayran pud nimo kini, tipigi ang resibo ug tawagi mi.',
  expired: 'Expired na kini nga code o link.',
  expiredText: 'Wala mi nadawat nga bayad. Makabayad ka gamit ang bag-ong code.',
  payAnew: 'Bayad gamit ang bag-ong code',
  failed: 'Walay nakuhang kwarta.',
  returned: 'Nabalik na kanimo ang bayad nga {amount}.',
  payNow: 'Makabayad na ka.',
  overpaid: 'Sobra og {amount} ang imong nabayad.',
  comesBack: 'Wala na kay bayranan. Tawagi mi: isulti namo kung unsaon pagbalik sa kwarta.'
}
