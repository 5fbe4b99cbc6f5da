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
  /** Undefined where the lines do not pay out as much. */
  received: number | undefined
  /** Hundredths: interest, fees and late charges, with fees kept back at payout. */
  charged: number
  /** Zero where the charges do not contain it. */
  withheld: number
  /** Zero where the charges do not contain it. */
  late: number
  /** The amount by which reliefs and corrections lower the charges; zero or less. */
  relief: number
}

/** A fee kept back at payout counts once, booked apart or in it: `received` tells which. */
export function sumsOf({ loan, entries }: Statement, { totals }: Ledger): Sums | undefined {
  if (!totals) return undefined
  const { borrowed } = totals
  const received = Number(loan.received) <= borrowed ? loan.received : undefined
  const unbooked = borrowed - (received ?? borrowed)
  const withheld = received === undefined ? 0 : (loan.amount ?? borrowed) - received
  const sumOf = (wanted: string) =>
    entries.reduce((sum, { kind, change = 0 }) => (kind === wanted ? sum + change : sum), 0)
  const charged = totals.charged + unbooked
  const isKept = withheld > 0 && withheld <= sumOf('fee') + unbooked
  const others = charged - (isKept ? withheld : 0)
  const late = sumOf('penalty')
  return {
    received,
    charged,
    withheld: isKept ? withheld : 0,
    late: late > 0 && late <= others ? late : 0,
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

const othersIn = ({ charged, withheld, late }: Sums) => charged - withheld - late

/** The charges stand in more than one row. */
export const isInParts = (sums: Sums): boolean =>
  [sums.withheld, othersIn(sums), sums.late].filter(Boolean).length > 1

function chargeRows(sums: Sums, write: WriteMinor): Row[] {
  const { charged, withheld, late } = sums
  if (withheld === 0 && late === 0) return [{ text: messages.costSoFar, value: write(charged) }]
  const others = othersIn(sums)
  return [
    { text: messages.kept, value: withheld === 0 ? '' : write(withheld) },
    { text: messages.otherCharges, value: others === 0 ? '' : write(others) },
    { text: messages.late, value: late === 0 ? '' : write(late) }
  ]
}

function differenceText(expected: number, left: number, write: WriteMinor): string {
  const text = expected < left ? messages.owesLess : messages.owesMore
  const difference = write(Math.abs(expected - left))
  return formatMessage(text, { amount: write(expected), difference })
}

/** Paid out and charged, less paid, is what is left: the last row. Each sum stands once. */
export function sumSection(
  { totals, left, expectedBalance }: Ledger,
  sums: Sums | undefined,
  write: WriteMinor
): DocumentSection {
  const isWrong = expectedBalance !== undefined && left !== undefined
  const rows =
    totals && sums
      ? filledRows([
          {
            text: sums.received === undefined ? messages.borrowed : messages.received,
            value: write(sums.received ?? totals.borrowed)
          },
          ...chargeRows(sums, write),
          { text: messages.paid, value: write(-totals.paid) },
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
