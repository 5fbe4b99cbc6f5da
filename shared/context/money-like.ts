import { brand } from '../config/brand.ts'
import { parseAmountText, styleOf } from '../loan/amount-text.ts'
import { currencyOf } from '../loan/currency.ts'
import { formatMoney } from '../loan/money.ts'

interface MoneyLike {
  /** The server's symbol or code, '' for none. */
  currency: string
  texts: readonly string[]
  clarity: string | undefined
}

/** In hundredths; the brand's style without examples. */
export function moneyLike(minor: number | undefined, like: MoneyLike): string {
  const samples = like.texts.flatMap(text => parseAmountText(text) ?? [])
  const { currency: stated, clarity } = like
  const symbol = currencyOf({ market: brand.market, stated, samples, clarity })
  return formatMoney(minor, symbol, styleOf(samples, brand.money)?.format ?? brand.money)
}
