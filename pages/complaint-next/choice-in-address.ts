import { param } from '../../shared/context/query.ts'

export function choiceInAddress() {
  return {
    type: param('problemType') ?? '',
    subType: param('problemSonType') ?? '',
    orderNo: param('orderNo') ?? ''
  }
}

/** The order under the names that the other pages have for it. */
export function loanOfAddress() {
  return { orderId: choiceInAddress().orderNo || undefined, productId: param('productId') }
}
