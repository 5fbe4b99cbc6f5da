import { offerMessages as messages } from '#messages/confirmation.ts'
import type { Row } from '../../api/fields.ts'
import type { OfferTexts } from '../../api/offer.ts'
import { brand } from '../../config/brand.ts'
import { writeDay } from '../../loan/day.ts'
import type { MarketTime } from '../../loan/market-time.ts'
import { formatMoney } from '../../loan/money.ts'
import { writePercent } from '../../loan/percent.ts'
import { dateText } from '../../messages/date-text.ts'
import { formatMessage } from '../../messages/format-message.ts'
import { isLateBeyond } from '../key-facts/offer-caps.ts'
import { readCost } from '../key-facts/read-cost.ts'
import { lateRows } from './late-rows.ts'

export interface FirstPayment {
  day: number
  time: string
  /** '' where not known. */
  amount: string
}

export interface OfferCostRow extends Row {
  /** For a row that the page has in a place of its own. */
  kind?: 'rate' | 'payments' | 'late'
}

export interface CostSummary {
  amount: string
  /** '' where not certain. */
  received: string
  total: string
  rows: OfferCostRow[]
  hasTotal: boolean
  isLateBeyond: boolean
  /** The figures behind the yearly rate; '' without a rate. */
  note: string
  /** The first or only payment's, in the server's words; '' where not known. */
  date: string
  /** Undefined where its date is no day. */
  first: FirstPayment | undefined
}

const isIndia = brand.market === 'in'

/** Rows are in the format of the offer's amounts; all else is as in `readCost`. */
export function summarizeCost(
  offer: OfferTexts,
  currency: string,
  clarity: string | undefined,
  readAt?: MarketTime
): CostSummary {
  const read = readCost(offer, currency, clarity, readAt)
  const { cost, symbol, format, isSound } = read
  const amount = formatMoney(offer.amount, symbol, format)
  const date = cost.first?.time ?? ''
  const unknown: CostSummary = {
    amount,
    date,
    received: '',
    total: '',
    rows: [],
    hasTotal: false,
    isLateBeyond: false,
    note: '',
    first: undefined
  }
  if (!isSound) return unknown
  const money = (minor: number | undefined) =>
    minor === undefined ? '' : formatMoney(minor, symbol, format)
  const { first, rate } = cost
  const firstAmount = money(first?.amount)
  const isOne = cost.payments === 1
  const rows: OfferCostRow[] = [
    { text: messages.received, value: money(cost.received) },
    { text: messages.total, value: money(cost.total) },
    { kind: 'rate', text: messages.cost, value: money(cost.cost) },
    {
      text: isOne ? messages.repaymentDate : messages.first,
      // The amount of an only payment is the total above.
      value: [date && dateText(date), !isOne && firstAmount].filter(Boolean).join(' · ')
    },
    { kind: 'payments', text: messages.payments, value: String(cost.payments ?? '') },
    {
      kind: 'rate',
      text: isIndia ? messages.percentage : messages.yearly,
      value: rate ? writePercent(rate.yearly, format, isIndia ? 2 : 1) : ''
    },
    ...lateRows(symbol, format).map(row => ({ ...row, kind: 'late' as const }))
  ]
  return {
    ...unknown,
    received: money(cost.received),
    total: money(cost.total),
    rows: rows.filter(({ value }) => value),
    hasTotal: cost.total !== undefined,
    isLateBeyond: isLateBeyond(offer, read, readAt),
    note: rate ? formatMessage(messages.yearlyNote, { date: writeDay(rate.start) }) : '',
    first:
      first?.day === undefined ? undefined : { day: first.day, time: date, amount: firstAmount }
  }
}
