import { statementMessages as messages } from '#messages/statement.ts'
import type { Row } from '../../shared/api/fields.ts'
import type { Statement } from '../../shared/api/papers.ts'
import { filledRows } from '../../shared/features/document/filled-rows.ts'
import type { DocumentSection } from '../../shared/features/document/loan-document.ts'
import type { Ledger } from '../../shared/loan/ledger.ts'
import { formatMessage } from '../../shared/messages/format-message.ts'

export type WriteMinor = (minor: number | undefined) => string

/** A true minus beside the plus: nobody copies these amounts. */
export const withMinus =
  (write: WriteMinor): WriteMinor =>
  minor =>
    minor !== undefined && minor < 0 ? `−${write(-minor)}` : write(minor)

export interface Sums {
  /** Hundredths: interest, fees and late charges, with fees kept back at payout. */
  charged: number
  withheld: number
  /** The amount by which reliefs and corrections lower the charges; zero or less. */
  relief: number
}

/** A fee kept back at payout counts once, booked apart or in it: `received` tells which. */
export function sumsOf({ loan }: Statement, { totals }: Ledger): Sums | undefined {
  if (!totals) return undefined
  const { amount, received } = loan
  const booked = totals.borrowed || amount || 0
  const unbooked = received === undefined ? 0 : Math.max(0, booked - received)
  const withheld = received === undefined ? 0 : Math.max(0, (amount ?? booked) - received)
  return {
    charged: totals.charged + unbooked,
    withheld,
    relief: Math.min(0, totals.other)
  }
}

/** Only lines that all have an amount and add up to nothing owed show it; an empty statement does not. */
export const isPaidOff = ({ entries }: Statement, { totals, left, wrong }: Ledger): boolean =>
  entries.length > 0 && totals !== undefined && wrong === 0 && left !== undefined && left <= 0

/** In the page the result is in the head; on paper all is together. */
export function splitSums(sums: DocumentSection | undefined): {
  result: Row | undefined
  others: DocumentSection
} {
  const { rows = [] } = sums ?? {}
  return { result: rows[rows.length - 1], others: { ...sums, rows: rows.slice(0, -1) } }
}

/** The amount kept back at payout has a row of its own where the charges contain it. */
export const splitsCharges = ({ charged, withheld }: Sums) => withheld > 0 && charged >= withheld

function chargeRows(sums: Sums, write: WriteMinor): Row[] {
  const { charged, withheld } = sums
  if (!splitsCharges(sums)) return [{ text: messages.costSoFar, value: write(charged) }]
  return [
    { text: messages.kept, value: write(withheld) },
    { text: messages.otherCharges, value: write(charged - withheld) }
  ]
}

function differenceText(expected: number, left: number, write: WriteMinor): string {
  const text = expected < left ? messages.owesLess : messages.owesMore
  const difference = write(Math.abs(expected - left))
  return formatMessage(text, { amount: write(expected), difference })
}

/** Paid out and charged, less paid, is what is left: the last row. Each sum stands once. */
export function sumSection(
  { loan }: Statement,
  { totals, left, expectedBalance }: Ledger,
  sums: Sums | undefined,
  write: WriteMinor
): DocumentSection {
  const { received } = loan
  const isWrong = expectedBalance !== undefined && left !== undefined
  const rows =
    totals && sums
      ? filledRows([
          {
            text: received === undefined ? messages.borrowed : messages.received,
            value: write(received ?? totals.borrowed)
          },
          ...chargeRows(sums, write),
          { text: messages.paid, value: write(totals.paid) },
          { text: messages.other, value: totals.other === 0 ? '' : write(totals.other) }
        ])
      : []
  const rest =
    left !== undefined && left < 0
      ? { text: messages.overpaid, value: write(-left) }
      : { text: isWrong ? messages.leftByRecords : messages.left, value: write(left) }
  return {
    title: messages.sums,
    rows: [...rows, rest],
    ...(!totals && { text: messages.unknown }),
    ...(isWrong && { text: differenceText(expectedBalance, left, write) })
  }
}
