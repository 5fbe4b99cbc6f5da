import { statementMessages as messages } from '#messages/statement.ts'
import type { DueHead } from '../../shared/features/loan-head/due-head.ts'

interface Standing {
  asOf: string
  isPaidOff: boolean
}

/** For when the statement holds. No date presses: an agreed plan, read later, has dates of its own. */
export function headOf(asks: boolean, { asOf, isPaidOff }: Standing): DueHead {
  return {
    tone: asks ? 'calm' : 'paid',
    date: asOf,
    dateLabel: messages.asOf,
    late: '',
    left: isPaidOff ? messages.paidOff : ''
  }
}
