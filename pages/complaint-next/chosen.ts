import { param } from '../../shared/context/query.ts'

/** What the page was opened with: what the complaint is about. */
export function chosen() {
  return {
    type: param('problemType') ?? '',
    subType: param('problemSonType') ?? '',
    orderNo: param('orderNo') ?? ''
  }
}
