import { brand } from '../../config/brand.ts'
import { param } from '../../context/query.ts'
import { symbolOf } from '../../loan/amount-text.ts'
import { currencySymbol, formatMoney } from '../../loan/money.ts'

/**
 * Writes hundredths in a currency that a server names by its code or sign; one that it does not name
 * is the market's, or the address's word for it.
 */
export function moneyOf(currency: string): (minor: number | undefined) => string {
  const market = currencySymbol(brand.market === 'in' ? '1' : param('clarity'))
  const symbol = currency ? (symbolOf(currency) ?? `${currency} `) : market
  return minor => formatMoney(minor, symbol, brand.money)
}
