import { statementMessages as messages } from '#messages/statement.ts'
import { type DueHead, dueHead } from '../../shared/features/loan-head/due-head.ts'
import type { MarketTime } from '../../shared/loan/market-time.ts'

interface Dates {
  due: string
  asOf: string
}

/** A debt presses by its date; without one the head says for when the statement holds. */
export function headOf(asks: boolean, { due, asOf }: Dates, time: MarketTime): DueHead {
  if (!asks || !due) {
    const tone = asks ? 'calm' : 'paid'
    return { tone, date: asOf, dateLabel: messages.asOf, late: '', left: '' }
  }
  return dueHead({ date: due, rows: [] }, time)
}
