import { param } from './query.ts'

export interface OrderKeyOf<Value> {
  productId: Value
  orderId: Value
}

export type OrderKey = OrderKeyOf<string>

/** The loan that the address names, if any. The older repayment names an order alone: its product is then ''. */
export function orderKey(): OrderKey | undefined {
  const productId = param('productId') ?? ''
  const orderId = param('orderId')
  return orderId ? { productId, orderId } : undefined
}
