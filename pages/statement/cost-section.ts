import { statementMessages as messages } from '#messages/statement.ts'
import type { Statement } from '../../shared/api/papers.ts'
import { brand } from '../../shared/config/brand.ts'
import { brandSymbol } from '../../shared/config/brand-symbol.ts'
import { hoursAhead } from '../../shared/config/market-hours.ts'
import { isOwnCurrency } from '../../shared/content/own-rules.ts'
import { param } from '../../shared/context/query.ts'
import { filledRows } from '../../shared/features/document/filled-rows.ts'
import type { DocumentSection } from '../../shared/features/document/loan-document.ts'
import { type Caps, capsOf } from '../../shared/loan/caps.ts'
import { currencyOf } from '../../shared/loan/currency.ts'
import { parseDay } from '../../shared/loan/day.ts'
import type { Ledger } from '../../shared/loan/ledger.ts'
import { formatMoney } from '../../shared/loan/money.ts'
import { zonedText } from '../../shared/loan/zoned-text.ts'
import { formatMessage } from '../../shared/messages/format-message.ts'
import { isInParts, isPaidOff, type Sums, type WriteMinor } from './sums.ts'

interface LegalCap {
  caps: Caps
  /** Whether the loan is short enough, as far as its dates say. */
  isCertain: boolean
}

/** Undefined for a loan without a cap, as one in another currency than the market's. */
function legalCap({ amount, from, due, currency }: Statement['loan']): LegalCap | undefined {
  const { market } = brand
  const symbol = currencyOf({ market, stated: currency, clarity: param('clarity') })
  if (!isOwnCurrency(symbol)) return undefined
  const [start, end] = [from, due].map(date => parseDay(zonedText(date, hoursAhead)))
  if (!amount || start === undefined || end === undefined) return undefined
  const sure = capsOf(brand.market, { amount, start, end })
  // An extension or a plan moves the due date and leaves the cap: a late date alone tells nothing of the first term.
  const caps = sure ?? capsOf(brand.market, { amount, start, end: start })
  return caps && { caps, isCertain: sure !== undefined }
}

function capText({ caps, isCertain }: LegalCap, isBeyond: boolean): string {
  const { scope, source } = caps
  if (isCertain) {
    const note = formatMessage(messages.capNote, { source })
    return isBeyond ? `${messages.beyond} ${note}` : note
  }
  const amount = formatMoney(scope.amount, brandSymbol(), brand.money)
  return formatMessage(messages.capScope, { amount, months: scope.months, source })
}

/** The cost after reliefs beside the law's cap, or in one figure where the sums have it in parts. */
export function costSection(
  statement: Statement,
  ledger: Ledger,
  sums: Sums | undefined,
  write: WriteMinor
): DocumentSection[] {
  const { loan } = statement
  if (!sums) return []
  const cost = sums.charged + sums.relief
  const cap = legalCap(loan)
  const limit = cap && Number(loan.amount) * cap.caps.total
  if (!cap && sums.relief === 0 && !isInParts(sums)) return []
  const rows = [
    { text: sums.relief === 0 ? messages.costSoFar : messages.afterRelief, value: write(cost) },
    { text: messages.cap, value: cap?.isCertain && limit !== undefined ? write(limit) : '' }
  ]
  const text = cap && capText(cap, cost > Number(limit))
  const title = isPaidOff(statement, ledger) ? messages.costInAll : messages.cost
  return [{ title, rows: filledRows(rows), ...(text && { text }) }]
}
