import type { LoanPrice } from '../../../loan/quote.ts'
import { placeholder } from '../../placeholder.ts'

export const price: LoanPrice | undefined = placeholder({
  amounts: [2000, 3000, 4000, 5000, 6000, 8000, 10_000, 15_000, 20_000].map(peso => peso * 100),
  terms: [
    { days: 91, payments: 1, interest: 0.12 },
    { days: 182, payments: 6, interest: 0.145 },
    { days: 273, payments: 9, interest: 0.21 },
    { days: 365, payments: 12, interest: 0.279 }
  ],
  fees: 0.03,
  withheld: 0
})
