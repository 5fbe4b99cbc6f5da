import { type EarlyRequest, orderInAddress } from '../../shared/api/from-address.ts'
import { fetchOrder, orderRequest } from '../../shared/api/order.ts'
import { createResource } from '../../shared/api/resource.ts'
import { missingOrder } from '../../shared/api/result.ts'
import { orderKey } from '../../shared/context/order-key.ts'
import { createOpenProduct } from '../../shared/features/recommended/open-product.ts'

export const earlyRequest = (): EarlyRequest => orderRequest(orderInAddress)

export function createProductsPage() {
  const { $resource: $order, load } = createResource(async () => {
    const key = orderKey()
    return key ? fetchOrder(key) : missingOrder
  })
  return { $order, load, openProduct: createOpenProduct() }
}

export type ProductsPage = ReturnType<typeof createProductsPage>
