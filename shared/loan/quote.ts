import type { CashFlow, LoanRate } from './internal-rate.ts'
import type { RateEngine } from './rate-engines.ts'

/** Its payments are equal and equally far apart. */
export interface PricedTerm {
  days: number
  payments: number
  /** For the whole term, as a share of the amount: 0.12 is 12 %. */
  interest: number
}

export interface LoanPrice {
  /** Hundredths, ascending. */
  amounts: readonly number[]
  terms: readonly PricedTerm[]
  /** A share of the amount, paid back with the payments. */
  fees: number
  /** A share of the amount, kept back at payout. */
  withheld: number
}

export interface Quote {
  received: number
  payment: number
  total: number
  cost: number
  rate: LoanRate | undefined
}

/** In days after the payout. */
function scheduleOf({ days, payments }: PricedTerm, minor: number): CashFlow[] {
  return Array.from({ length: payments }, (_, index) => ({
    minor,
    day: Math.round((days * (index + 1)) / payments)
  }))
}

export function quoteLoan(
  { fees, withheld }: LoanPrice,
  amount: number,
  term: PricedTerm,
  engine: RateEngine
): Quote {
  const received = amount - Math.round(amount * withheld)
  const payment = Math.round((amount * (1 + term.interest + fees)) / term.payments)
  const total = payment * term.payments
  const rate = engine(received, 0, scheduleOf(term, payment))
  return { received, payment, total, cost: total - received, rate }
}
