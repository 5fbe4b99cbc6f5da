import { cashierMessages } from '#messages/cashier.ts'
import { repaymentMessages } from '#messages/repayment.ts'
import type { Channel, Repayment } from '../../api/repayment.ts'
import type { Resource } from '../../api/resource.ts'
import { noAmount } from '../../loan/no-amount.ts'
import { payableOf } from '../../loan/payable.ts'
import { usedText } from '../cashier/used-text.ts'
import { isUsedUp, type MoneyState } from '../payments/loan-page.ts'
import { channelObstacle } from './channel-limits.ts'

export interface PayObstacle {
  /** Where the server may know better, `call`; where nothing is to be paid, `settled`; where a code is the only way, `code`. */
  kind: 'call' | 'settled' | 'channel' | 'code'
  text: string
}

/** Undefined where the amount can be paid now. */
export function payObstacle(
  resource: Resource<Repayment>,
  amount: string,
  channel: Channel | undefined,
  money: MoneyState
): PayObstacle | undefined {
  if (resource.state !== 'ready') return undefined
  if (isUsedUp(money)) return { kind: 'settled', text: usedText(money) }
  if (amount === noAmount) return { kind: 'call', text: repaymentMessages.noAmount }
  if (payableOf(amount) === 'nothing') return { kind: 'settled', text: cashierMessages.nothing }
  if (channel) {
    const text = channelObstacle(channel, amount)
    return text ? { kind: 'channel', text } : undefined
  }
  if (resource.data.code) return { kind: 'code', text: repaymentMessages.noMethod }
  return { kind: 'call', text: repaymentMessages.noWay }
}
