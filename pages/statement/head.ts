import { statementMessages as messages } from '#messages/statement.ts'
import { dateLabelOf } from '../../shared/features/loan-head/date-label.ts'
import { type Tone, toneOfDate } from '../../shared/features/loan-head/tone.ts'
import { urgencyOf } from '../../shared/features/loan-head/urgency.ts'
import type { MarketTime } from '../../shared/loan/market-time.ts'

interface StatementHead {
  tone: Tone
  date: string
  dateLabel: string
  /** '' where it is not late. */
  late: string
  left: string
}

interface Dates {
  due: string
  asOf: string
}

/** A debt presses by its date; without one the head says for when the statement holds. */
export function headOf(asks: boolean, { due, asOf }: Dates, time: MarketTime): StatementHead {
  if (!asks || !due) {
    const tone = asks ? 'calm' : 'paid'
    return { tone, date: asOf, dateLabel: messages.asOf, late: '', left: '' }
  }
  const urgency = urgencyOf({ date: due, rows: [] }, time)
  return {
    tone: toneOfDate(due, time),
    date: due,
    dateLabel: dateLabelOf(due, time),
    ...urgency
  }
}
