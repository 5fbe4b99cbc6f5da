import type { OfferTexts } from '../../api/offer.ts'
import { termOf } from '../../api/offer-terms.ts'
import { brand } from '../../config/brand.ts'
import { lateCost } from '../../content/late-cost.ts'
import { isOwnCurrency, ownLateRules } from '../../content/own-rules.ts'
import { isAbove, isCovered, lateCapOf, monthDays } from '../../loan/caps.ts'
import { dayAt } from '../../loan/day-at.ts'
import type { CashFlow } from '../../loan/internal-rate.ts'
import type { MarketTime } from '../../loan/market-time.ts'
import { endOfTerm } from '../../loan/term.ts'
import type { OfferCost } from './read-cost.ts'

/** The cost of a month of delay, as a share of the payment. A fixed charge weighs most on the smallest one. */
export function lateShare(dated: readonly CashFlow[]): number | undefined {
  const payment = Math.min(...dated.map(({ minor }) => minor))
  return payment ? lateCost(ownLateRules(), payment, monthDays) / payment : undefined
}

/** Only where `isSound`. A loan without a plan counts as one payment: a fixed charge weighs least on it. */
export function isLateBeyond(
  offer: OfferTexts,
  { cost: { rate, total, dated }, symbol }: Pick<OfferCost, 'cost' | 'symbol'>,
  readAt?: MarketTime
): boolean {
  const { amount } = offer
  const cap = lateCapOf(brand.market)
  const term = termOf(offer)
  if (!cap || !amount || !term || !total || !readAt || !isOwnCurrency(symbol)) return false
  // The page is younger than the law: a phone whose clock is older goes wrong.
  const today = Math.max(dayAt(readAt.now, readAt.hoursAhead), cap.scope.from)
  const start = rate?.start ?? today
  const payments = dated ?? [{ day: endOfTerm(start, term), minor: total }]
  const end = Math.max(...payments.map(({ day }) => day))
  return isCovered(cap, { amount, start, end }) && isAbove(lateShare(payments) ?? 0, cap.penalty)
}
