import { currencyOf } from '../loan/currency.ts'
import { brand } from './brand.ts'

export const brandSymbol = () => currencyOf({ market: brand.market })
