import type { OfferTexts } from '../../api/offer.ts'
import { brand } from '../../config/brand.ts'
import { lateCost } from '../../content/late-cost.ts'
import { isOwnCurrency, ownLateRules } from '../../content/own-rules.ts'
import { isAbove, isCovered, lateCapOf, monthDays } from '../../loan/caps.ts'
import type { CashFlow } from '../../loan/internal-rate.ts'
import type { OfferCost } from './read-cost.ts'

/** Undefined where the cost of the offer is not known, or in another currency than the law's. */
export function datedLoan(
  { amount }: Pick<OfferTexts, 'amount'>,
  { cost: { rate, dated }, symbol, isSound }: OfferCost
) {
  if (!amount || !rate || !isSound || !dated || !isOwnCurrency(symbol)) return undefined
  return { amount, start: rate.start, end: Math.max(...dated.map(({ day }) => day)), dated }
}

/** The cost of a month of delay, as a share of the payment. A fixed charge weighs most on the smallest one. */
export function lateShare(dated: readonly CashFlow[]): number | undefined {
  const payment = Math.min(...dated.map(({ minor }) => minor))
  return payment ? lateCost(ownLateRules(), payment, monthDays) / payment : undefined
}

export function isLateBeyond(...offer: Parameters<typeof datedLoan>): boolean {
  const loan = datedLoan(...offer)
  const cap = lateCapOf(brand.market)
  if (!loan || !cap || !isCovered(cap, loan)) return false
  return isAbove(lateShare(loan.dated) ?? 0, cap.penalty)
}
