import { type EarlyRequest, orderInAddress } from '../../shared/api/from-address.ts'
import { fetchOrder, orderRequest } from '../../shared/api/order.ts'
import { createLoanResource } from '../../shared/api/resource.ts'
import { createOpenProduct } from '../../shared/features/recommended/open-product.ts'

export const earlyRequest = (): EarlyRequest => orderRequest(orderInAddress)

export function createProductsPage() {
  const { $resource: $order, load } = createLoanResource(fetchOrder)
  return { $order, load, openProduct: createOpenProduct() }
}

export type ProductsPage = ReturnType<typeof createProductsPage>
