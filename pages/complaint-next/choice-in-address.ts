import { param } from '../../shared/context/query.ts'

export function choiceInAddress() {
  return {
    type: param('problemType') ?? '',
    subType: param('problemSonType') ?? '',
    orderNo: param('orderNo') ?? ''
  }
}

/** The order's parameters, under the names that the other pages have for them. */
export function loanOfAddress() {
  return { orderId: choiceInAddress().orderNo || undefined, productId: param('productId') }
}
