import { openPage } from '../../shared/bridge/open-page.ts'
import { brand } from '../../shared/config/brand.ts'
import { pageSymbol } from '../../shared/context/page-symbol.ts'
import { param } from '../../shared/context/query.ts'
import { parseAmountText } from '../../shared/loan/amount-text.ts'
import { formatMoney } from '../../shared/loan/money.ts'
import { noAmount } from '../../shared/loan/no-amount.ts'

const amountPattern = /^\d{1,12}(?:\.\d{1,2})?$/

export const orderId = () => param('orderId') ?? ''

export const amountOfPage = () => param('amount', amountPattern) ?? noAmount

/** With its currency, and sent as it came. */
export function shownAmount(): string {
  return formatMoney(parseAmountText(amountOfPage())?.minor, pageSymbol(), brand.money)
}

export function viewLoan(): void {
  openPage('order.html', { orderId: orderId() }, { replace: true })
}
