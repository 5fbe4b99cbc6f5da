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

/**
 * When payments are made, in months after the loan. Terms in days end beside the calendar's months, so
 * payments a month apart count as such, and so does a first one 28 to 31 days after the loan.
 */
function monthsOf(start: number, payments: readonly CashFlow[]): number[] {
  const exact = monthsFrom(start, payments)
  if (exact) return exact
  const first = Math.min(...payments.map(({ day }) => day))
  const isMonthLater = first - start >= 28 && first - start <= 31
  const monthly = payments.length > 1 && isMonthLater
  const counted = monthly ? monthsFrom(addMonths(first, -1), payments) : undefined
  return counted ?? payments.map(({ day }) => (day - start) / daysOfMonth)
}

/**
 * The annual percentage rate as India asks for it: twelve times the monthly internal rate of return
 * of what is received, net of fees and their tax (RBI/2024-25/18 of 15 April 2024, Annex B, whose
 * illustration gives 17.07 % for ₹20,000 less ₹400 in 24 instalments of ₹969.73). Months are counted by
 * the plan's dates, by days / (365 / 12) where those are irregular. Undefined as `effectiveRate` is.
 */
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
