import { fromAddress } from '../../shared/api/from-address.ts'
import { orderRequest } from '../../shared/api/order.ts'

export const earlyRequest = orderRequest({
  productId: fromAddress('productId'),
  orderId: fromAddress('orderId')
})
