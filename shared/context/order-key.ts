import { param } from './query.ts'

export interface OrderKey {
  productId: string
  orderId: string
}

/**
 * The loan that the address names, undefined when it names none. The older repayment knows an order
 * without its product, which is then '': the order alone says which loan it is.
 */
export function orderKey(): OrderKey | undefined {
  const productId = param('productId') ?? ''
  const orderId = param('orderId')
  return orderId ? { productId, orderId } : undefined
}
