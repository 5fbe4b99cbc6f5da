import type { Repayment } from '../../api/repayment.ts'
import { codeState } from '../../loan/code-state.ts'
import type { MarketTime } from '../../loan/market-time.ts'
import { payableOf } from '../../loan/payable.ts'
import type { NoWayToPay } from '../reports/report-no-way.ts'
import { type ChannelLimits, channelObstacle } from './channel-limits.ts'

type OfferedCode = Pick<NonNullable<Repayment['code']>, 'expiresAt'> & ChannelLimits

/** Why a page of one code cannot take what is due; undefined where it can, or nothing is due. */
export function noWayByCode(
  amount: string,
  code: OfferedCode | undefined,
  time: MarketTime
): NoWayToPay | undefined {
  const payable = payableOf(amount)
  if (payable === 'nothing') return undefined
  if (payable === 'unreadable') return 'no-amount'
  if (!code || codeState(code.expiresAt, time) === 'expired') return 'no-channels'
  if (channelObstacle(code, amount) === '') return undefined
  return code.down ? 'channels-down' : 'beyond-limits'
}
