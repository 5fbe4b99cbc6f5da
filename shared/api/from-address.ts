import type { OrderKeyOf } from '../context/order-key.ts'
import type { PreparedCall } from './call.ts'

/** A field's value that is a parameter of the page's address. Without it the page asks nothing, or leaves an optional one out. */
export interface FromAddress {
  from: string
  optional?: true
}

/** A page's first request, which the head script sends out of the address while React is on its way. */
export interface EarlyRequest extends PreparedCall<unknown, FromAddress> {
  /** Another path for addresses with this value, for the same fields. */
  instead?: { param: string; value: string; path: string }
}

export const orderInAddress: OrderKeyOf<FromAddress> = {
  productId: { from: 'productId' },
  orderId: { from: 'orderId' }
}
