import type { Repayment } from '../../api/repayment.ts'
import { amountOf, type RepaymentKind } from '../../loan/amount-of.ts'
import { type Slip, slipOfChannel, slipOfCode } from '../cashier/slip.ts'
import { type ChannelLimits, channelObstacle } from './channel-limits.ts'

/**
 * The slip of the channel shown last, if it is still offered; else the loan's own. Undefined for a code that cannot
 * be paid: without a signal nothing would say so at the counter.
 */
export function slipOfLoan(
  repayment: Repayment,
  kind: RepaymentKind,
  lastSlip?: Slip
): Slip | undefined {
  const { channels, code } = repayment
  const amount = amountOf(repayment, kind)
  const works = (way: ChannelLimits) => channelObstacle(way, amount) === ''
  const waysOf = (text: string) => channels.filter(({ barcode }) => barcode === text)
  const isOwnPayable =
    code && works(code) && (waysOf(code.code).length === 0 || waysOf(code.code).some(works))
  const text = lastSlip && (lastSlip.picture || lastSlip.code)
  // The limits of the loan's code hold at the channel that has the same one, too.
  const isBarred = text === code?.code && !isOwnPayable
  const channel = text && !isBarred ? waysOf(text).find(works) : undefined
  if (channel) return slipOfChannel(channel, repayment, kind)
  return isOwnPayable ? slipOfCode(repayment, kind) : undefined
}
