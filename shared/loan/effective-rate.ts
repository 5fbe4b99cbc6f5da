import {
  type CashFlow,
  hasRate,
  internalGrowth,
  type LoanRate,
  soundRate
} from './internal-rate.ts'

const daysOfYear = 365

// RA 3765, BSP Circular 730 of 2011; the equation of Annex I to Directive 2008/48/EC.
/** The rate X with `received = Σ payment / (1 + X) ^ (days / 365)`; undefined as `hasRate` says. */
export function effectiveRate(
  received: number,
  start: number,
  payments: readonly CashFlow[]
): LoanRate | undefined {
  if (!hasRate(received, start, payments)) return undefined
  const timed = payments.map(({ minor, day }) => ({ minor, time: (day - start) / daysOfYear }))
  const growth = internalGrowth(received, timed)
  if (growth === undefined) return undefined
  return soundRate({ monthly: Math.expm1(growth / 12), yearly: Math.expm1(growth) })
}
