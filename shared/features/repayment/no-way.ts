import type { Channel, Repayment } from '../../api/repayment.ts'
import { codeState } from '../../loan/code-state.ts'
import type { MarketTime } from '../../loan/market-time.ts'
import { noAmount } from '../../loan/no-amount.ts'
import { payableOf } from '../../loan/payable.ts'
import type { NoWayToPay } from '../reports/report-no-way.ts'
import { channelObstacle } from './channel-limits.ts'

interface Offered extends Pick<Repayment, 'code'> {
  amount: string
  channels: readonly Channel[]
}

/** Undefined where a payment can be made, or nothing is due. */
export function noWayOf({ amount, channels, code }: Offered, time: MarketTime) {
  if (amount === noAmount) return 'no-amount'
  if (payableOf(amount) === 'nothing') return undefined
  const isCodeGood = code && codeState(code.expiresAt, time) === 'valid'
  const ways = [...channels, ...(isCodeGood ? [code] : [])]
  if (ways.length === 0) return 'no-channels'
  if (ways.some(way => channelObstacle(way, amount) === '')) return undefined
  const isDown = ways.every(({ down }) => down)
  return (isDown ? 'channels-down' : 'beyond-limits') satisfies NoWayToPay
}
