import { brand } from '../config/brand.ts'
import { parseAmountText, styleOf } from '../loan/amount-text.ts'
import { currencyOf } from '../loan/currency.ts'
import { formatMoney } from '../loan/money.ts'

interface MoneyLike {
  /** The server's symbol or code, '' for none. */
  currency: string
  /** Amounts that are written as this one is to be; other texts do not count. */
  texts: readonly string[]
  clarity: string | undefined
}

/** Writes hundredths the way other amounts are written, else the brand's way. */
export function moneyLike(minor: number | undefined, like: MoneyLike): string {
  const samples = like.texts.flatMap(text => parseAmountText(text) ?? [])
  const { currency: stated, clarity } = like
  const symbol = currencyOf({ market: brand.market, stated, samples, clarity })
  return formatMoney(minor, symbol, styleOf(samples, brand.money)?.format ?? brand.money)
}
