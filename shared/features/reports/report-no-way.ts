import { sendReport } from '../../api/report.ts'
import { isReported } from './is-reported.ts'

/**
 * Why a payment that is due could not be made: its amount is not known, no channel or code is named, none works
 * now, none takes this amount, the server gave no link, or a link or code led to a stranger.
 */
export type NoWayToPay =
  | 'no-amount'
  | 'no-channels'
  | 'channels-down'
  | 'beyond-limits'
  | 'no-link'
  | 'link-refused'

const reported = new Set<NoWayToPay>()

/** Tells operators once, with page and reason alone. */
export function reportNoWay(reason: NoWayToPay): void {
  if (!isReported || reported.has(reason)) return
  reported.add(reason)
  sendReport('no-way-to-pay', { reason })
}
