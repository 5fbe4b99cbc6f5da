import {
  type CashFlow,
  hasRate,
  internalGrowth,
  type LoanRate,
  soundRate
} from './internal-rate.ts'

const daysOfYear = 365

/**
 * The effective rate of a loan by its actual dates, as the Philippines ask for it (RA 3765; BSP
 * Circular 730 of 2011: the rate that exactly discounts the future payments to the net proceeds).
 * Undefined where it has no meaning: nothing received, less paid back than that, a payment not after
 * the start.
 *
 * Method: the X which makes `received = Σ payment / (1 + X) ^ (days / 365)`. It is the equation of
 * Annex I to Directive 2008/48/EC, and of the XIRR function of spreadsheets. A month is a twelfth of
 * that year, compounded: `(1 + X) ^ (1 / 12) - 1`.
 */
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
