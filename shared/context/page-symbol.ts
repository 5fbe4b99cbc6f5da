import { brand } from '../config/brand.ts'
import type { AmountText } from '../loan/amount-text.ts'
import { currencyOf } from '../loan/currency.ts'
import { param } from './query.ts'

/** The symbol of sums that the page writes: that of `samples`, else the address's, else the market's. */
export const pageSymbol = (samples: readonly AmountText[] = []) =>
  currencyOf({ market: brand.market, samples, clarity: param('clarity') })
