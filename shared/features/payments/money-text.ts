import { brand } from '../../config/brand.ts'
import { parseAmountText, styleOf, symbolOf } from '../../loan/amount-text.ts'
import { formatMoney } from '../../loan/money.ts'

/** Writes hundredths the way the page writes its own amounts, else the brand's way. Other texts do not count. */
export function moneyText(
  minor: number | undefined,
  currency: string,
  like: readonly string[]
): string {
  const style = styleOf(
    like.flatMap(text => parseAmountText(text) ?? []),
    brand.money
  )
  const usual = brand.market === 'in' ? '₹' : '₱'
  const symbol = symbolOf(currency) ?? style?.symbol ?? usual
  return formatMoney(minor, symbol, style?.format ?? brand.money)
}
