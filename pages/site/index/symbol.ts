import { brand } from '../../../shared/config/brand.ts'
import { currencyOf } from '../../../shared/loan/currency.ts'

export const symbol = currencyOf({ market: brand.market })
