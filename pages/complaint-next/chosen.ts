import { param } from '../../shared/context/query.ts'

export function chosen() {
  return {
    type: param('problemType') ?? '',
    subType: param('problemSonType') ?? '',
    orderNo: param('orderNo') ?? ''
  }
}

/** The order's parameters, under the names that the other pages have for them. */
export function loanOfAddress() {
  return { orderId: chosen().orderNo || undefined, productId: param('productId') }
}
