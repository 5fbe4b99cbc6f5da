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
  /** When it holds; today without it. */
  time?: Row
}

export function identityRows({ holder, loan, time }: Identity): Row[] {
  const madeOn = { text: messages.madeOn, value: writeDay(marketDay()) }
  return filledRows([{ text: messages.holder, value: holder }, loan, time ?? madeOn])
}

export const identityLine = (rows: readonly Row[]): string =>
  rows.map(({ text, value }) => `${text}: ${dateText(value)}`).join(' · ')
