import { fromAddress } from '../../shared/api/from-address.ts'
import { repaymentRequest } from '../../shared/api/repayment.ts'

export const earlyRequest = repaymentRequest('instalment', {
  productId: fromAddress('productId'),
  orderId: fromAddress('orderId')
})
