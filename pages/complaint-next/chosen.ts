import { param } from '../../shared/context/query.ts'

export function chosen() {
  return {
    type: param('problemType') ?? '',
    subType: param('problemSonType') ?? '',
    orderNo: param('orderNo') ?? ''
  }
}
