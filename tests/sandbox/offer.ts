import { dayText } from './dates.ts'
import type { Loan } from './loan.ts'

/** One payment of a plan, in hundredths. */
export interface Instalment {
  principal: number
  interest: number
  day: number
}

/** Equal parts of the principal, each with the interest on what was still owed before it. */
export function planParts(loan: Loan, today: number): Instalment[] {
  const count = loan.parts
  const days = loan.term / count
  const share = Math.floor(loan.principal / count)
  let owed = loan.principal
  return Array.from({ length: count }, (_each, index) => {
    const principal = index === count - 1 ? owed : share
    const interest = Math.round((owed * loan.dailyRate * days) / 10_000)
    owed -= principal
    return { principal, interest, day: today + days * (index + 1) }
  })
}

const NAMES = ['1st', '2nd', '3rd']

export function wirePlan(parts: Instalment[], money: (cents: number) => string) {
  return parts.map(({ principal, interest, day }, index) => ({
    title: parts.length > 1 ? `${NAMES[index] ?? `${index + 1}th`} payment` : 'Payment',
    description: `Loan ${money(principal)} · interest ${money(interest)}`,
    amount: money(principal + interest),
    pay_time: dayText(day)
  }))
}
