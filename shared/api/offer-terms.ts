// The parts of an offer as it comes, without the schema: the page's early values need them too.

import { brand } from '../config/brand.ts'
import { plainName } from '../lib/plain-name.ts'
import { parseMinor } from '../loan/parse-minor.ts'
import type { Term, TermUnit } from '../loan/term.ts'
import { offerWords } from './offer-words.ts'

/** Hundredths, undefined for what is no amount to lend. */
export function amountToLend(value: unknown): number | undefined {
  const amount = parseMinor(value)
  return amount !== undefined && amount > 0 ? amount : undefined
}

interface OfferedTerm {
  periods: string
  termUnit: string
}

type Word = keyof typeof offerWords

function namesOf(word: Word): readonly string[] {
  return [...offerWords[word], ...(brand.offerWords[word] ?? [])]
}

export const costNames = {
  received: namesOf('received'),
  withheld: namesOf('withheld'),
  total: namesOf('total')
}

export const interestNames = () => namesOf('interest')

const units = (['day', 'week', 'month'] as const).map(unit => ({
  unit,
  names: namesOf(unit).map(plainName)
}))

export function unitOf({ termUnit }: Pick<OfferedTerm, 'termUnit'>): TermUnit | undefined {
  const name = plainName(termUnit)
  return units.find(({ names }) => names.includes(name))?.unit
}

/** The term, undefined when it is in an unknown unit or no number. */
export function termOf(offer: OfferedTerm): Term | undefined {
  const unit = unitOf(offer)
  return unit && /^[1-9]\d{0,3}$/.test(offer.periods)
    ? { count: Number(offer.periods), unit }
    : undefined
}

export function canBeTaken(offer: OfferedTerm & { amount: number | undefined }): boolean {
  return Boolean(offer.amount && offer.periods && offer.termUnit)
}
