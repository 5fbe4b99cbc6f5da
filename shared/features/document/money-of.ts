import { brand } from '../../config/brand.ts'
import { param } from '../../context/query.ts'
import { symbolOf } from '../../loan/amount-text.ts'
import { currencySymbol, formatMoney } from '../../loan/money.ts'

/** Writes hundredths in the server's currency, a code or a sign; else in the market's. */
export function moneyOf(currency: string): (minor: number | undefined) => string {
  const market = currencySymbol(brand.market === 'in' ? '1' : param('clarity'))
  const symbol = currency ? (symbolOf(currency) ?? `${currency} `) : market
  return minor => formatMoney(minor, symbol, brand.money)
}
