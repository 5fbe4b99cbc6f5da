import { param } from '../../shared/context/query.ts'

export function choiceInAddress() {
  return {
    type: param('problemType') ?? '',
    subType: param('problemSonType') ?? '',
    orderNo: param('orderNo') ?? ''
  }
}

export function loanOfAddress() {
  return { orderId: choiceInAddress().orderNo || undefined, productId: param('productId') }
}
