import { addMonths, wholeMonths } from './day.ts'
import {
  type CashFlow,
  hasRate,
  internalGrowth,
  type LoanRate,
  soundRate
} from './internal-rate.ts'

const daysOfMonth = 365 / 12

function monthsFrom(start: number, payments: readonly CashFlow[]): number[] | undefined {
  const months = payments.map(({ day }) => wholeMonths(start, day))
  return months.every(month => month !== undefined) ? months : undefined
}

/** Months after the loan; payments a month apart by the calendar count as whole months. */
function monthsOf(start: number, payments: readonly CashFlow[]): number[] {
  const exact = monthsFrom(start, payments)
  if (exact) return exact
  const first = Math.min(...payments.map(({ day }) => day))
  const isMonthLater = first - start >= 28 && first - start <= 31
  const monthly = payments.length > 1 && isMonthLater
  const counted = monthly ? monthsFrom(addMonths(first, -1), payments) : undefined
  return counted ?? payments.map(({ day }) => (day - start) / daysOfMonth)
}

// RBI/2024-25/18 of 15 April 2024, Annex B: 17.07 % for its example, which a test has.
/** Twelve monthly internal rates, net of fees and their tax; undefined as `effectiveRate` is. */
export function annualPercentageRate(
  received: number,
  start: number,
  payments: readonly CashFlow[]
): LoanRate | undefined {
  if (!hasRate(received, start, payments)) return undefined
  const months = monthsOf(start, payments)
  const timed = payments.map(({ minor }, index) => ({ minor, time: months[index] ?? 0 }))
  const growth = internalGrowth(received, timed)
  if (growth === undefined) return undefined
  const monthly = Math.expm1(growth)
  return soundRate({ monthly, yearly: 12 * monthly })
}
