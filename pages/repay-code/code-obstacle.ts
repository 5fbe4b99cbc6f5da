import type { Channel } from '../../shared/api/repayment.ts'
import { $outages } from '../../shared/context/outages.ts'
import {
  type ChannelLimits,
  channelObstacle
} from '../../shared/features/repayment/channel-limits.ts'
import { withOutage } from '../../shared/features/repayment/with-outage.ts'

export type CodeLimits = ChannelLimits & Partial<Pick<Channel, 'number'>>

/** The first of these that cannot take the amount now, also by an outage of the operator's. */
export function limitingOf(
  limits: readonly CodeLimits[] | undefined,
  amount: string,
  outages = $outages.get()
): CodeLimits | undefined {
  return limits
    ?.map(each => withOutage(each, outages))
    .find(each => channelObstacle(each, amount) !== '')
}

/** Why a code cannot be paid now; '' where it can. */
export function codeObstacle(...[limits, amount, outages]: Parameters<typeof limitingOf>): string {
  return channelObstacle(limitingOf(limits, amount, outages) ?? {}, amount)
}
