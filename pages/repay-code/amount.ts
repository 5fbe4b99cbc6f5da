import { brand } from '../../shared/config/brand.ts'
import { pageSymbol } from '../../shared/context/page-symbol.ts'
import { parseAmountText } from '../../shared/loan/amount-text.ts'
import { formatMoney } from '../../shared/loan/money.ts'
import { parseMinor } from '../../shared/loan/parse-minor.ts'

export type Param = (name: string, pattern?: RegExp) => string | undefined

/** Written out; `--` where it is no amount. */
export function amountInAddress(param: Param): string {
  return formatMoney(parseMinor(param('repayAmount', /^\d{1,15}$/)), pageSymbol(), brand.money)
}

/** The server's amount, or the address's if both are equal. */
export function confirmedAmount(ours: string, theirs: string): string {
  const [its, own] = [theirs, ours].map(text => parseAmountText(text))
  const isSame = its && its.minor === own?.minor && (its.symbol ?? own.symbol) === own.symbol
  return !theirs || isSame ? ours : theirs
}
