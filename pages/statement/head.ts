import { statementMessages as messages } from '#messages/statement.ts'
import { type DueHead, dueHead } from '../../shared/features/loan-head/due-head.ts'
import type { MarketTime } from '../../shared/loan/market-time.ts'

interface Standing {
  due: string
  asOf: string
  isPaidOff: boolean
}

/** A debt presses by its date; without one the head says for when the statement holds. */
export function headOf(
  asks: boolean,
  { due, asOf, isPaidOff }: Standing,
  time: MarketTime
): DueHead {
  if (!asks || !due) {
    const tone = asks ? 'calm' : 'paid'
    const standing = isPaidOff ? messages.paidOff : ''
    return { tone, date: asOf, dateLabel: messages.asOf, standing, cost: '' }
  }
  return dueHead({ date: due, rows: [] }, time)
}
