import { statementMessages as messages } from '#messages/statement.ts'
import type { Row } from '../../shared/api/fields.ts'
import { brand } from '../../shared/config/brand.ts'
import { type DueHead, dueHead } from '../../shared/features/loan-head/due-head.ts'
import type { MarketTime } from '../../shared/loan/market-time.ts'
import type { StatementContent } from './statement-document.ts'
import { splitSums } from './sums.ts'

interface Standing {
  due: string
  asOf: string
  isPaidOff: boolean
}

interface SumHead {
  label: string
  amount: string
  standing: string
}

/** Where nothing is left the head says so in place of the amount. */
export function sumHead(result: Row | undefined, standing: string): SumHead {
  const { text = messages.left, value = '' } = result ?? {}
  return standing === messages.paidOff && text === messages.left
    ? { label: `${text} ${value}`, amount: standing, standing: '' }
    : { label: text, amount: value, standing }
}

/** The sum that the page of repayment asks for; a plan's payment can be paid there among the options alone. */
export function sumToPay({ document, next }: StatementContent): string | undefined {
  if (next) return brand.services.includes('options') ? next.amount : undefined
  return splitSums(document.sections[0]).result?.value
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
