import { documentMessages as messages } from '#messages/document.ts'
import type { Row } from '../../api/fields.ts'
import { marketTime } from '../../context/market-time.ts'
import { writeDay } from '../../loan/day.ts'
import { dayAt } from '../../loan/day-at.ts'
import { dateText } from '../../messages/date-text.ts'

/** Today by the market's calendar, in days since 1970-01-01. */
export function marketDay(): number {
  const { now, hoursAhead } = marketTime()
  return dayAt(now, hoursAhead)
}

interface Identity {
  /** The borrower, masked as in signed papers; '' where the answer does not name him. */
  holder: string
  /** The contract or the application, under the name of its kind. */
  loan: Row
}

/** Who a document is about, and that it was made today. */
export function identityRows({ holder, loan }: Identity): Row[] {
  const rows = [
    { text: messages.holder, value: holder },
    loan,
    { text: messages.madeOn, value: writeDay(marketDay()) }
  ]
  return rows.filter(({ value }) => value)
}

/** The same in a line, for the foot of each printed page. */
export const identityLine = (rows: readonly Row[]): string =>
  rows.map(({ text, value }) => `${text}: ${dateText(value)}`).join(' · ')
