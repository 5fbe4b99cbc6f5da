import { effectiveRate } from './effective-rate.ts'
import type { CashFlow, LoanRate } from './internal-rate.ts'
import { annualPercentageRate } from './percentage-rate.ts'

/** Makes a rate of what is received on a day, and the payments; undefined where it has no meaning. */
export type RateEngine = (
  received: number,
  start: number,
  payments: readonly CashFlow[]
) => LoanRate | undefined

/** The one engine of each market: every rate that is shown or checked is its own. */
export const rateEngines: Record<'ph' | 'in', RateEngine> = {
  ph: effectiveRate,
  in: annualPercentageRate
}
