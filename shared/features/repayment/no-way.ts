import type { Channel, Repayment } from '../../api/repayment.ts'
import { codeState } from '../../loan/code-state.ts'
import type { MarketTime } from '../../loan/market-time.ts'
import { payableOf } from '../../loan/payable.ts'
import type { NoWayToPay } from '../reports/report-no-way.ts'
import { type ChannelLimits, channelObstacle } from './channel-limits.ts'

interface Offered {
  amount: string
  /** Missing on a page of one code. */
  channels?: readonly Channel[]
  code: (Pick<NonNullable<Repayment['code']>, 'expiresAt'> & ChannelLimits) | undefined
}

/** Undefined where a payment can be made, or nothing is due. */
export function noWayOf(
  { amount, channels = [], code }: Offered,
  time: MarketTime
): NoWayToPay | undefined {
  const payable = payableOf(amount)
  if (payable === 'nothing') return undefined
  if (payable === 'unreadable') return 'no-amount'
  const isCodeGood = code && codeState(code.expiresAt, time) === 'valid'
  const ways = [...channels, ...(isCodeGood ? [code] : [])]
  if (ways.length === 0) return 'no-channels'
  if (ways.some(way => channelObstacle(way, amount) === '')) return undefined
  return ways.every(({ down }) => down) ? 'channels-down' : 'beyond-limits'
}
