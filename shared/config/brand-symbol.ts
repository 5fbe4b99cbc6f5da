import { currencyOf } from '../loan/currency.ts'
import { brand } from './brand.ts'

/** The symbol of the brand's currency, where neither an answer nor an amount has one. */
export const brandSymbol = () => currencyOf({ market: brand.market })
