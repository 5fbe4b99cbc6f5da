import type { paymentEndMessages as english } from '../en/payment-ends.ts'

export const paymentEndMessages: typeof english = {
  isPosted: 'Naa na sa imong loan ang bayad nga {amount}',
  owes: 'Naa pa kay {amount} nga bayranan.',
  owesNothing: 'Wala na kay bayranan niining loan.',
  expired: 'Dili na kini mabayran',
  expiredText:
    'Walay nakita nga bayad. I-tap ang button sa ubos aron mobayad gamit ang bag-ong code.',
  failed: 'Walay nakuhang kwarta',
  returned: 'Gibalik kanimo ang bayad nga {amount}',
  payNow: 'Makabayad na ka: pagpili og paagi sa ubos.',
  overpaid: 'Sobra og {amount} ang imong nabayad',
  comesBack: 'Wala na kay bayranan. Tawagi mi: isulti namo kung unsaon pagbalik sa kwarta.'
}
