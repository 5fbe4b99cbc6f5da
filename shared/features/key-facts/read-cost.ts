import type { OfferTexts } from '../../api/offer.ts'
import { costNames, termOf } from '../../api/offer-terms.ts'
import { brand } from '../../config/brand.ts'
import { styleOf, symbolOf } from '../../loan/amount-text.ts'
import { currencyOf } from '../../loan/currency.ts'
import { effectiveRate } from '../../loan/effective-rate.ts'
import { type LoanCost, loanCost } from '../../loan/loan-cost.ts'
import type { MarketTime } from '../../loan/market-time.ts'
import type { MoneyFormat } from '../../loan/money.ts'
import { annualPercentageRate } from '../../loan/percentage-rate.ts'

export interface OfferCost {
  cost: LoanCost
  symbol: string
  format: MoneyFormat
  /** Whether its amounts agree with each other and with the currency. */
  isSound: boolean
}

// `currency`: the offer's sign or code, '' for none; amounts in another one do not count.
/** By the market's engine, as of `readAt`. `clarity`: the address's word, if nothing else tells. */
export function readCost(
  offer: OfferTexts,
  currency: string,
  clarity: string | undefined,
  readAt?: MarketTime
): OfferCost {
  const terms = { ...offer, term: termOf(offer), readAt }
  // No table of engines: the html of an offer has its own market's alone.
  const engine = brand.market === 'in' ? annualPercentageRate : effectiveRate
  const cost = loanCost(terms, costNames, engine)
  const style = styleOf(cost.read, brand.money)
  const stated = symbolOf(currency) ?? currency
  const symbol = currencyOf({ market: brand.market, stated, samples: cost.read, clarity })
  const isForeign = stated && style?.symbol && style.symbol !== stated
  return {
    cost,
    symbol,
    format: style?.format ?? brand.money,
    isSound: Boolean(style && !isForeign)
  }
}
