import type { CashFlow, LoanRate } from './internal-rate.ts'
import type { RateEngine } from './rate-engines.ts'

/** A term on offer: its payments are equal, and as far apart from each other. */
export interface PricedTerm {
  days: number
  payments: number
  /** For the whole term, as a share of the amount: 0.12 is 12 %. */
  interest: number
}

export interface LoanPrice {
  /** Hundredths, from small to large. */
  amounts: readonly number[]
  /** From short to long. */
  terms: readonly PricedTerm[]
  /** Paid back with the payments, as a share of the amount. */
  fees: number
  /** Kept back when the loan is paid out, as a share of the amount. */
  withheld: number
}

export interface Quote {
  received: number
  payment: number
  total: number
  cost: number
  rate: LoanRate | undefined
}

/** When and how much is paid, in days after the money. */
function scheduleOf({ days, payments }: PricedTerm, minor: number): CashFlow[] {
  return Array.from({ length: payments }, (_, index) => ({
    minor,
    day: Math.round((days * (index + 1)) / payments)
  }))
}

/** Quotes a loan of so many hundredths. All payments are the same, so the total is theirs. */
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
