import { addMonths, wholeMonths } from './day.ts'
import { dayAt } from './day-at.ts'
import type { MarketTime } from './market-time.ts'
import { startOfTerm, type Term } from './term.ts'

/** 28 February is a month after each day from 28 to 31 January. */
const monthEnds = 3

function startsOf(end: number, term: Term): number[] {
  const first = startOfTerm(end, term)
  if (term.unit !== 'month') return [first]
  return Array.from({ length: monthEnds + 1 }, (_, index) => first + index).filter(
    day => addMonths(day, term.count) === end
  )
}

// The phone's own clock may be wrong by years: it only chooses among these days.
/** The payout, in days since 1970-01-01: today, or later where the plan says so. */
export function startOfPlan(days: readonly number[], term: Term, time?: MarketTime): number {
  const starts = startsOf(Math.max(...days), term)
  const whole = starts.filter(start => days.every(day => wholeMonths(start, day) !== undefined))
  const [first = Number.NaN, ...others] = whole.length > 0 ? whole : starts
  const today = time && dayAt(time.now, time.hoursAhead)
  if (today === undefined) return first
  const isKnown = time?.isServers || starts.includes(today)
  return isKnown ? ([first, ...others].find(start => start >= today) ?? today) : first
}
