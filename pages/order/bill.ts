import { billWords } from '../../shared/api/bill-words.ts'
import type { Tone } from '../../shared/features/loan-head/tone.ts'
import { daysLeft } from '../../shared/features/loan-head/urgency.ts'
import { plainName } from '../../shared/lib/plain-name.ts'
import type { MarketTime } from '../../shared/loan/market-time.ts'
import { due, late } from './action.ts'

interface BillRow {
  text?: unknown
  value?: unknown
}

export interface BillPart {
  amount: string
  date: string
}

/** Texts are the server's own; '' where no row says it. */
export interface Bill extends BillPart {
  /** The part of the term that is over, from 0 to 1; undefined where not known. */
  passed: number | undefined
}

/** '' for two rows with one name: nobody knows which counts. */
function valueOfRow(rows: readonly BillRow[], names: readonly string[]): string {
  const [found, ...others] = rows.filter(({ text }) => names.includes(plainName(`${text}`)))
  return found && others.length === 0 ? `${found.value ?? ''}`.trim() : ''
}

function daysOf(term: string): number {
  const [, count, unit = ''] = /^(\d{1,4})\s*(\D+)$/.exec(term) ?? []
  return (billWords.days as readonly string[]).includes(plainName(unit)) ? Number(count) : 0
}

const partOf = (rows: readonly BillRow[]): BillPart => ({
  amount: valueOfRow(rows, billWords.amount),
  date: valueOfRow(rows, billWords.date)
})

/** `next` is the payment that a plan asks for in place of the whole, whose term goes on. */
export function billOf(rows: readonly BillRow[], time: MarketTime, next?: BillPart): Bill {
  const whole = partOf(rows)
  const term = daysOf(valueOfRow(rows, billWords.term))
  const days = daysLeft(whole.date, time)
  const isKnown = term > 0 && days !== undefined
  return {
    ...(next ?? whole),
    passed: isKnown ? Math.min(1, Math.max(0, 1 - days / term)) : undefined
  }
}

/** From the last day on words replace the bar of the term. */
export const isRunning = ({ passed = 1 }: Bill): boolean => passed < 1

/** For a status that says it alone: no loan, a failed payout, late, paid. */
const tones: Record<number, Tone> = { 110: 'resting', 151: 'soon', [late]: 'late', 200: 'paid' }

/** By status, then by the calendar, which says nothing of a loan that is not being repaid. */
export function toneOf(status: number, ofDate: Tone, date: string): Tone {
  if (status === due && !date) return 'soon'
  const isRunning = status === 170 || status === due
  return tones[status] ?? (isRunning ? ofDate : 'calm')
}
