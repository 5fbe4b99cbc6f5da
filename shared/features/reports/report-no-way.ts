import { sendReport } from '../../api/report.ts'
import { isReported } from './is-reported.ts'

export type NoWayToPay =
  | 'no-amount'
  | 'no-channels'
  | 'channels-down'
  | 'beyond-limits'
  | 'no-link'
  | 'link-refused'

const reported = new Set<NoWayToPay>()

/** Once, with page and reason alone. */
export function reportNoWay(reason: NoWayToPay): void {
  if (!isReported || reported.has(reason)) return
  reported.add(reason)
  sendReport('no-way-to-pay', { reason })
}
