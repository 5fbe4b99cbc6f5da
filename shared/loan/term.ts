import { addMonths } from './day.ts'

export type TermUnit = 'day' | 'week' | 'month'

export interface Term {
  count: number
  unit: TermUnit
}

const days = { day: 1, week: 7 } as const

/** The day on which a term begins that ends on a day; both in days since 1970-01-01. */
export function startOfTerm(end: number, { count, unit }: Term): number {
  return unit === 'month' ? addMonths(end, -count) : end - count * days[unit]
}

export const endOfTerm = (start: number, { count, unit }: Term): number =>
  startOfTerm(start, { count: -count, unit })
