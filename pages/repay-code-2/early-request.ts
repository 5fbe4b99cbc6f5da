import { fromAddress } from '../../shared/api/from-address.ts'
import { repaymentRequest } from '../../shared/api/repayment.ts'
import { extensionFlag } from './kind-of.ts'

const key = { productId: fromAddress('productId'), orderId: fromAddress('orderId') }

export const earlyRequest = repaymentRequest('instalment', key)

/** What the page asks where its address is of an extension. */
export const instead = {
  param: 'isDelay',
  value: extensionFlag,
  request: repaymentRequest('extension', key)
}
