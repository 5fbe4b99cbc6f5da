import { openPage } from '../../shared/bridge/open-link.ts'
import { param } from '../../shared/context/query.ts'
import { noAmount } from '../../shared/loan/no-amount.ts'
import { amountPattern } from './amount-pattern.ts'

export const orderId = () => param('orderId') ?? ''

export const amountOfPage = () => param('amount', amountPattern) ?? noAmount

export function viewLoan(): void {
  const productId = param('productId')
  openPage('order.html', { productId, orderId: orderId() }, { replace: true })
}
