import type { OfferTexts } from '../../api/offer.ts'
import { termInDays } from '../../api/offer-terms.ts'
import { costNames } from '../../api/wire/confirmation.ts'
import { brand } from '../../config/brand.ts'
import { styleOf, symbolOf } from '../../lib/amount-text.ts'
import { writeDay } from '../../lib/day.ts'
import { loanCost } from '../../lib/loan-cost.ts'
import { currencySymbol, formatMoney } from '../../lib/money.ts'
import { writePercent } from '../../lib/percent.ts'
import { offerMessages as messages } from '../../messages/confirmation.ts'

export interface CostSummary {
  /** The amount on offer, in its currency. */
  amount: string
  rows: { text: string; value: string }[]
  /** Whether what is paid back in all is among the rows. */
  hasTotal: boolean
  /** By what the yearly rate was reckoned; '' without one. */
  note: string
  /** The first payment, where its day is known; `amount` is its text, '' when unknown. */
  first: { day: number; time: string; amount: string } | undefined
}

/** The market's own, where neither the offer nor its amounts say which. */
function marketSymbol(clarity: string | undefined): string {
  return currencySymbol(brand.market === 'in' ? '1' : clarity)
}

/**
 * What an offer costs, ready to be shown: the rows are written the way the offer's own amounts are
 * written, so that one figure can be found again among the others; the amount itself is the brand's.
 * `currency` is what the offer states, its sign or its code, '' when it states none; amounts in
 * another currency than that are not reckoned with. `clarity` is the address's word for it, where
 * nothing else tells.
 */
export function summarizeCost(
  offer: OfferTexts,
  currency: string,
  clarity: string | undefined
): CostSummary {
  const cost = loanCost({ ...offer, termInDays: termInDays(offer) }, costNames)
  const style = styleOf(cost.read, brand.money)
  const stated = symbolOf(currency) ?? currency
  const symbol = stated || style?.symbol || marketSymbol(clarity)
  const amount = formatMoney(offer.amount, symbol, brand.money)
  if (!style || (stated && style.symbol && style.symbol !== stated)) {
    return { amount, rows: [], hasTotal: false, note: '', first: undefined }
  }
  const money = (minor: number | undefined) =>
    minor === undefined ? '' : formatMoney(minor, symbol, style.format)
  const { first, yearly } = cost
  const firstAmount = money(first?.amount)
  const rows = [
    { text: messages.received, value: money(cost.received) },
    { text: messages.total, value: money(cost.total) },
    { text: messages.cost, value: money(cost.cost) },
    { text: messages.first, value: [first?.time, firstAmount].filter(Boolean).join(' · ') },
    { text: messages.payments, value: String(cost.payments ?? '') },
    { text: messages.yearly, value: yearly ? writePercent(yearly.rate, style.format) : '' }
  ]
  return {
    amount,
    rows: rows.filter(({ value }) => value),
    hasTotal: cost.total !== undefined,
    note: yearly ? messages.yearlyNote.replace('{date}', writeDay(yearly.start)) : '',
    first:
      first?.day === undefined
        ? undefined
        : { day: first.day, time: first.time, amount: firstAmount }
  }
}
