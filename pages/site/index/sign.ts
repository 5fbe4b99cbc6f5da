import { brand } from '../../../shared/config/brand.ts'
import { marketSymbol } from '../../../shared/loan/money.ts'

export const sign = marketSymbol(brand.market)
