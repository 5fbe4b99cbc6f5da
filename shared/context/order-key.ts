import { param } from './query.ts'

/** Which loan a page is about. */
export interface OrderKey {
  productId: string
  orderId: string
}

/** The loan that the address names, undefined when it names none. */
export function orderKey(): OrderKey | undefined {
  const productId = param('productId')
  const orderId = param('orderId')
  return productId && orderId ? { productId, orderId } : undefined
}
