import { cashierMessages } from '#messages/cashier.ts'
import { repaymentMessages } from '#messages/repayment.ts'
import type { Channel, Repayment } from '../../api/repayment.ts'
import type { Resource } from '../../api/resource.ts'
import { noAmount } from '../../loan/no-amount.ts'
import { payableOf } from '../../loan/payable.ts'
import { usedText } from '../cashier/used-text.ts'
import { isUsedUp, type MoneyState } from '../payments/loan-page.ts'
import { channelObstacle } from './channel-limits.ts'

/** Undefined where the amount can be paid now. */
export function payObstacle(
  resource: Resource<Repayment>,
  amount: string,
  channel: Channel | undefined,
  money: MoneyState
): string | undefined {
  if (resource.state !== 'ready') return undefined
  if (isUsedUp(money)) return usedText(money)
  if (amount === noAmount) return repaymentMessages.noAmount
  if (payableOf(amount) === 'nothing') return cashierMessages.nothing
  if (channel) return channelObstacle(channel, amount) || undefined
  return resource.data.code ? repaymentMessages.noMethod : repaymentMessages.noWay
}
