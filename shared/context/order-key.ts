import { param } from './query.ts'

export interface OrderKeyOf<Value> {
  productId: Value
  orderId: Value
}

export type OrderKey = OrderKeyOf<string>

/** The older repayment names no product: then it is ''. */
export function orderKey(): OrderKey | undefined {
  const productId = param('productId') ?? ''
  const orderId = param('orderId')
  return orderId ? { productId, orderId } : undefined
}
