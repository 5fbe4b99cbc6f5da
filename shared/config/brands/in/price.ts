import type { LoanPrice } from '../../../loan/quote.ts'
import { placeholder } from '../../placeholder.ts'

export const price: LoanPrice | undefined = placeholder({
  amounts: [5, 10, 15, 20, 25, 30, 40, 50].map(thousand => thousand * 100_000),
  terms: [
    { days: 91, payments: 1, interest: 0.06 },
    { days: 182, payments: 6, interest: 0.071 },
    { days: 273, payments: 9, interest: 0.103 },
    { days: 365, payments: 12, interest: 0.135 }
  ],
  fees: 0.02,
  withheld: 0
})
