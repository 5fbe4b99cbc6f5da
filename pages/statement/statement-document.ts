import { commonMessages as common } from '#messages/common.ts'
import { documentMessages } from '#messages/document.ts'
import { statementMessages as messages } from '#messages/statement.ts'
import type { Statement } from '../../shared/api/papers.ts'
import type { QuotedOption } from '../../shared/api/pay-option.ts'
import { hoursAhead } from '../../shared/config/market-hours.ts'
import { moneyText } from '../../shared/context/money-text.ts'
import { filledRows } from '../../shared/features/document/filled-rows.ts'
import { identityRows } from '../../shared/features/document/identity-rows.ts'
import type { DocumentSection, LoanDocument } from '../../shared/features/document/loan-document.ts'
import { type LedgerLine, readLedger } from '../../shared/loan/ledger.ts'
import { zonedText } from '../../shared/loan/zoned-text.ts'
import { dateText as writtenDate } from '../../shared/messages/date-text.ts'
import { formatMessage } from '../../shared/messages/format-message.ts'
import { costSection } from './cost-section.ts'
import { isPaidOff, sumSection, sumsOf, type WriteMinor, withMinus } from './sums.ts'

export interface StatementContent {
  document: LoanDocument
  isOwed: boolean
  isPaidOff: boolean
  /** '' where an agreed plan has dates of its own. */
  due: string
  next: { amount: string; date: string } | undefined
  asOf: string
  wrong: number
  isEmpty: boolean
}

const dateText = (text: string) => zonedText(text, hoursAhead)

const monthText = (month: string) => writtenDate(`${month}-01`).replace(/^1\s/, '')

const kindText = (kind: string) =>
  new Map<string, string>(Object.entries(messages.kinds)).get(kind) ?? kind

function monthSection(
  month: string,
  lines: readonly LedgerLine[],
  write: WriteMinor
): DocumentSection {
  return {
    title: month ? monthText(month) : messages.undated,
    table: {
      columns: [common.date, messages.what, messages.change, messages.balance],
      lines: lines.map(({ date, kind, text, change, balance, expected }) => ({
        // Written when the line is drawn: a screen has room for few of them.
        get cells() {
          const sign = change !== undefined && change > 0 ? '+' : ''
          return [date, text || kindText(kind), `${sign}${write(change)}`, write(balance)]
        },
        ...(kind === 'penalty' && change !== undefined && change > 0 && { isLate: true }),
        ...(expected !== undefined && {
          mark: formatMessage(messages.expected, { amount: write(expected) })
        })
      }))
    }
  }
}

function planSection(plan: QuotedOption | undefined, write: WriteMinor): DocumentSection[] {
  if (!plan) return []
  const lines = plan.schedule.map(({ date, minor }) => ({ cells: [date, write(minor)] }))
  return [{ title: messages.plan, table: { columns: [common.date, messages.planned], lines } }]
}

export function statementPage(statement: Statement, plan?: QuotedOption): StatementContent {
  const { loan, entries, balance } = statement
  const [due, asOf] = [dateText(loan.due), dateText(statement.asOf)]
  const write = withMinus(minor => moneyText(minor, loan.currency))
  const dated = entries.map(entry => ({ ...entry, date: dateText(entry.date) }))
  const ledger = readLedger(dated, balance)
  const sums = sumsOf(statement, ledger)
  const facts = filledRows([
    { text: messages.product, value: loan.product },
    { text: messages.amount, value: loan.amount === undefined ? '' : write(loan.amount) },
    { text: messages.from, value: dateText(loan.from) },
    { text: common.dueDate, value: due },
    { text: common.status, value: loan.state }
  ])
  const document = {
    title: messages.title,
    name: 'statement',
    identity: identityRows({
      holder: loan.holder,
      loan: { text: documentMessages.contract, value: loan.contract },
      ...(asOf && { time: { text: messages.asOf, value: asOf } })
    }),
    sections: [
      sumSection(ledger, sums, write),
      ...ledger.months.map(({ month, lines }) => monthSection(month, lines, write)),
      ...planSection(plan, write),
      ...(facts.length > 0 ? [{ title: messages.loan, rows: facts }] : []),
      ...costSection(statement, ledger, sums, write)
    ],
    notes: [sums ? `${messages.note} ${messages.addedUp}` : messages.note]
  }
  const [next] = plan?.schedule ?? []
  return {
    document,
    isOwed: (ledger.left ?? 0) > 0,
    isPaidOff: isPaidOff(statement, ledger),
    due: plan ? '' : due,
    next: next && { amount: write(next.minor), date: next.date },
    asOf,
    wrong: ledger.wrong,
    isEmpty: entries.length === 0
  }
}
