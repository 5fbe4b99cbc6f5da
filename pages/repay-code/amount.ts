import { brand } from '../../shared/config/brand.ts'
import { parseAmountText } from '../../shared/loan/amount-text.ts'
import { currencyOf } from '../../shared/loan/currency.ts'
import { formatMoney } from '../../shared/loan/money.ts'
import { noAmount } from '../../shared/loan/no-amount.ts'
import { parseMinor } from '../../shared/loan/parse-minor.ts'

export type Param = (name: string, pattern?: RegExp) => string | undefined

/** Written out; `--` where it is no amount. */
export function amountInAddress(param: Param): string {
  // Not by the page's own address: the early html reads it, too.
  const currency = currencyOf({ market: brand.market, clarity: param('clarity') })
  return formatMoney(parseMinor(param('repayAmount', /^\d{1,15}$/)), currency, brand.money)
}

/** The server's amount, as the address writes it if both are equal; `--` where the server names none. */
export function confirmedAmount(ours: string, theirs: string): string {
  const [its, own] = [theirs, ours].map(text => parseAmountText(text))
  const isSame = its && its.minor === own?.minor && (its.symbol ?? own.symbol) === own.symbol
  return isSame ? ours : theirs || noAmount
}
