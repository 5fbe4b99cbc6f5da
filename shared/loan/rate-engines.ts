import { effectiveRate } from './effective-rate.ts'
import type { CashFlow, LoanRate } from './internal-rate.ts'
import { annualPercentageRate } from './percentage-rate.ts'

export type RateEngine = (
  received: number,
  start: number,
  payments: readonly CashFlow[]
) => LoanRate | undefined

/** Every rate of a market, shown or checked, is from its one engine. */
export const rateEngines: Record<'ph' | 'in', RateEngine> = {
  ph: effectiveRate,
  in: annualPercentageRate
}
