import type { LateRules } from './loan-rules.ts'

/** The cost of a payment for a new client besides itself when it is so many days late, hundredths. */
export function lateCost(
  { penaltyNew, lateInterest }: LateRules,
  payment: number,
  days: number
): number {
  const percent = lateInterest.reduce((sum, { percent, from, to = Number.POSITIVE_INFINITY }) => {
    const daysOfRate = Math.min(days, to) - from + 1
    return sum + percent * Math.max(0, daysOfRate)
  }, 0)
  return penaltyNew + Math.round((payment * percent) / 100)
}
