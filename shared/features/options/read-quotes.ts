import type { PayOptions } from '../../api/options.ts'
import type { QuotedOption } from '../../api/pay-option.ts'
import { brand } from '../../config/brand.ts'
import { parseAmountText } from '../../loan/amount-text.ts'
import { currencyOf } from '../../loan/currency.ts'
import { dayAt } from '../../loan/day-at.ts'
import type { MarketTime } from '../../loan/market-time.ts'
import { compareOptions } from '../../loan/options/compare.ts'

export interface Quotes {
  offered: QuotedOption[]
  refused: number
  cheapest: string[]
}

/** Quotes in another currency than the page's amount do not count. */
function isOtherMoney(currency: string, ownAmount: string): boolean {
  const own = parseAmountText(ownAmount)
  const symbol = currencyOf({ market: brand.market, samples: own ? [own] : [] })
  return (
    currencyOf({ market: brand.market, stated: currency, samples: own ? [own] : [] }) !== symbol
  )
}

export function readQuotes(
  { options, currency }: PayOptions,
  ownAmount: string,
  { now, hoursAhead }: MarketTime
): Quotes {
  if (isOtherMoney(currency, ownAmount)) {
    return { offered: [], refused: options.length, cheapest: [] }
  }
  const readable = options.flatMap(option => option ?? [])
  const { offered, cheapest } = compareOptions(readable, dayAt(now, hoursAhead))
  return { offered, refused: options.length - offered.length, cheapest }
}
