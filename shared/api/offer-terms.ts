/** What is made of an offer as it comes, without the schema: the page's early values need it too. */

import { parseMinor } from '../lib/money.ts'
import { dayUnits } from './wire/confirmation.ts'

/** Hundredths, undefined for what is no amount to lend. */
export function amountToLend(value: unknown): number | undefined {
  const amount = parseMinor(value)
  return amount !== undefined && amount > 0 ? amount : undefined
}

interface Term {
  periods: string
  termUnit: string
}

export function isInDays({ termUnit }: Pick<Term, 'termUnit'>): boolean {
  return dayUnits.some(unit => unit === termUnit.toLowerCase())
}

/** The term in days, undefined when it is in something else or no number. */
export function termInDays(offer: Term): number | undefined {
  return isInDays(offer) && /^[1-9]\d{0,3}$/.test(offer.periods) ? Number(offer.periods) : undefined
}

/** Whether an offer has what taking it needs on both confirmation pages. */
export function canBeTaken(offer: Term & { amount: number | undefined }): boolean {
  return Boolean(offer.amount && offer.periods && offer.termUnit)
}
