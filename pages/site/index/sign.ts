import { brand } from '../../../shared/config/brand.ts'
import { marketSymbol } from '../../../shared/loan/money.ts'

/** What is on the drawn coins. */
export const sign = marketSymbol(brand.market)
