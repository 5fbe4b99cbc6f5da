import { brand } from '../config/brand.ts'
import { parseAmountText, styleOf } from '../loan/amount-text.ts'
import { currencyOf } from '../loan/currency.ts'
import { formatMoney } from '../loan/money.ts'
import { param } from './query.ts'

/**
 * Writes hundredths the way the page writes its own amounts, else the brand's way. Other texts do not count.
 * `currency` is the server's symbol or code, '' for none.
 */
export function moneyText(
  minor: number | undefined,
  currency: string,
  like: readonly string[] = []
): string {
  const samples = like.flatMap(text => parseAmountText(text) ?? [])
  const clarity = param('clarity')
  const symbol = currencyOf({ market: brand.market, stated: currency, samples, clarity })
  return formatMoney(minor, symbol, styleOf(samples, brand.money)?.format ?? brand.money)
}
