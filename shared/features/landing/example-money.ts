import { brand } from '../../config/brand.ts'
import { brandSymbol } from '../../config/brand-symbol.ts'
import { formatMoney } from '../../loan/money.ts'

const symbol = brandSymbol()

export const exampleMoney = (hundredths: number) => formatMoney(hundredths, symbol, brand.money)
