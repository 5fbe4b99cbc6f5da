import { documentMessages } from '#messages/document.ts'
import { statementMessages as messages } from '#messages/statement.ts'
import type { Statement } from '../../shared/api/papers.ts'
import { brand } from '../../shared/config/brand.ts'
import { hoursAhead } from '../../shared/config/market-hours.ts'
import type { DocumentSection, LoanDocument } from '../../shared/features/document/loan-document.ts'
import { moneyText } from '../../shared/features/payments/money-text.ts'
import { formatMessage } from '../../shared/lib/format-message.ts'
import { capsOf } from '../../shared/loan/caps.ts'
import { parseDay } from '../../shared/loan/day.ts'
import { type Ledger, type LedgerLine, readLedger } from '../../shared/loan/ledger.ts'
import { zonedText } from '../../shared/loan/zoned-text.ts'

export interface StatementContent {
  document: LoanDocument
  wrong: number
  isEmpty: boolean
}

type WriteAmount = (minor: number | undefined) => string

const dateText = (text: string) => zonedText(text, hoursAhead)

const filled = (rows: { text: string; value: string }[]) => rows.filter(({ value }) => value)

const kindText = (kind: string) =>
  new Map<string, string>(Object.entries(messages.kinds)).get(kind) ?? kind

function monthSection(
  month: string,
  lines: readonly LedgerLine[],
  write: WriteAmount
): DocumentSection {
  return {
    title: month || messages.undated,
    table: {
      columns: [messages.date, messages.what, messages.change, messages.balance],
      lines: lines.map(({ date, kind, text, change, balance, expected }) => ({
        cells: [
          dateText(date),
          text || kindText(kind),
          `${change !== undefined && change > 0 ? '+' : ''}${write(change)}`,
          write(balance)
        ],
        ...(expected !== undefined && {
          mark: formatMessage(messages.expected, { amount: write(expected) })
        })
      }))
    }
  }
}

function sumSection(
  { totals, left, expectedBalance }: Ledger,
  write: WriteAmount
): DocumentSection {
  const rows = totals
    ? filled([
        { text: messages.borrowed, value: write(totals.borrowed) },
        { text: messages.charged, value: write(totals.charged) },
        { text: messages.paid, value: write(totals.paid) },
        { text: messages.other, value: totals.other === 0 ? '' : write(totals.other) }
      ])
    : []
  const wrong = { amount: write(expectedBalance), balance: write(left) }
  const isWrong = expectedBalance !== undefined
  return {
    title: messages.sums,
    rows: [...rows, { text: messages.left, value: write(left) }],
    ...(!totals && { text: messages.unknown }),
    ...(isWrong && { text: formatMessage(messages.expectedEnd, wrong) })
  }
}

/** What the loan has cost so far, what was kept back included, beside what the law allows. */
function costSection(
  { loan }: Statement,
  { totals }: Ledger,
  write: WriteAmount
): DocumentSection[] {
  const { amount, received } = loan
  if (!totals || amount === undefined) return []
  const kept = received === undefined ? 0 : amount - received
  const cost = totals.charged + kept + Math.min(0, totals.other)
  const [start, end] = [parseDay(loan.from), parseDay(loan.due)]
  const isDated = start !== undefined && end !== undefined
  const caps = isDated ? capsOf(brand.market, { amount, start, end }) : undefined
  const cap = caps && { text: messages.cap, value: write(amount * caps.total) }
  return [
    {
      title: messages.cost,
      rows: [{ text: messages.costSoFar, value: write(cost) }, ...(cap ? [cap] : [])],
      ...(caps && { text: formatMessage(messages.capNote, { source: caps.source }) })
    }
  ]
}

export function statementPage(statement: Statement): StatementContent {
  const { loan, entries, balance, asOf } = statement
  const write = (minor: number | undefined) => moneyText(minor, loan.currency)
  const ledger = readLedger(entries, balance)
  const facts = [
    { text: messages.contract, value: loan.contract },
    { text: messages.product, value: loan.product },
    { text: messages.amount, value: loan.amount === undefined ? '' : write(loan.amount) },
    { text: messages.received, value: loan.received === undefined ? '' : write(loan.received) },
    { text: messages.from, value: dateText(loan.from) },
    { text: messages.due, value: dateText(loan.due) },
    { text: messages.state, value: loan.state },
    { text: messages.asOf, value: dateText(asOf) }
  ]
  const document = {
    title: messages.title,
    name: 'statement',
    sections: [
      { title: messages.loan, rows: filled(facts) },
      sumSection(ledger, write),
      ...costSection(statement, ledger, write),
      ...ledger.months.map(({ month, lines }) => monthSection(month, lines, write))
    ],
    notes: [
      messages.note,
      ...(asOf ? [formatMessage(documentMessages.made, { date: dateText(asOf) })] : [])
    ]
  }
  return { document, wrong: ledger.wrong, isEmpty: entries.length === 0 }
}
