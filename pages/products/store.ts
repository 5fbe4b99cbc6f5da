import { fetchOrder } from '../../shared/api/order.ts'
import { createResource } from '../../shared/api/resource.ts'
import { missingOrder } from '../../shared/api/result.ts'
import { orderKey } from '../../shared/context/order-key.ts'

/** The recommended products come with the order's data. */
export const { $resource: $order, load: loadOrder } = createResource(async () => {
  const key = orderKey()
  return key ? fetchOrder(key) : missingOrder
})
