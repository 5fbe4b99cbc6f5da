import { documentMessages as messages } from '#messages/document.ts'
import type { Row } from '../../api/fields.ts'
import { marketDay } from '../../context/market-time.ts'
import { writeDay } from '../../loan/day.ts'
import { dateText } from '../../messages/date-text.ts'
import { filledRows } from './filled-rows.ts'

interface Identity {
  /** Masked as in signed papers; '' where the answer does not name the borrower. */
  holder: string
  /** The contract or the application, under the name of its kind. */
  loan: Row
}

export function identityRows({ holder, loan }: Identity): Row[] {
  const rows = [
    { text: messages.holder, value: holder },
    loan,
    { text: messages.madeOn, value: writeDay(marketDay()) }
  ]
  return filledRows(rows)
}

/** For the foot of each printed page. */
export const identityLine = (rows: readonly Row[]): string =>
  rows.map(({ text, value }) => `${text}: ${dateText(value)}`).join(' · ')
