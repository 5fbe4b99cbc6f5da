import { dueMessages as messages } from '#messages/repayment.ts'
import type { MarketTime } from '../../loan/market-time.ts'
import { dateLabelOf } from './date-label.ts'
import { type Tone, toneOfDate } from './tone.ts'
import { type DueDay, urgencyOf } from './urgency.ts'

export interface DueHead {
  tone: Tone
  date: string
  dateLabel: string
  /** How many days are left, or how many it is late. */
  standing: string
  /** The charges for being late; '' where not known. */
  cost: string
}

/** How a payment stands by its date; nothing presses a borrower who has paid. */
export function dueHead(due: DueDay, time: MarketTime, isPaid = false): DueHead {
  const { date } = due
  if (isPaid) return { tone: 'paid', date, dateLabel: messages.date, standing: '', cost: '' }
  return {
    tone: toneOfDate(date, time),
    date,
    dateLabel: dateLabelOf(date, time),
    ...urgencyOf(due, time)
  }
}
