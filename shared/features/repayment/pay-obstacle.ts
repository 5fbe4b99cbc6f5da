import { cashierMessages } from '#messages/cashier.ts'
import { repaymentMessages } from '#messages/repayment.ts'
import type { Channel, Repayment } from '../../api/repayment.ts'
import type { Resource } from '../../api/resource.ts'
import { noAmount } from '../../loan/no-amount.ts'
import { payableOf } from '../../loan/payable.ts'
import { usedText } from '../cashier/used-text.ts'
import type { PayChoice } from '../options/pay-choice.ts'
import { isUsedUp, type MoneyState } from '../payments/loan-page.ts'
import { channelObstacle } from './channel-limits.ts'

export interface PayObstacle {
  /** `call`: the server may know better; `settled`: nothing is to be paid; `code`: a code is the only way. */
  kind: 'call' | 'settled' | 'channel' | 'code'
  text: string
}

/** Undefined where the amount can be paid now. */
export function payObstacle(
  resource: Resource<Repayment>,
  amount: string,
  channel: Channel | undefined,
  money: MoneyState,
  choice?: PayChoice
): PayObstacle | undefined {
  if (resource.state !== 'ready') return undefined
  if (isUsedUp(money)) return { kind: 'settled', text: usedText(money) }
  if (amount === noAmount) return { kind: 'call', text: repaymentMessages.noAmount }
  if (payableOf(amount) === 'nothing') return { kind: 'settled', text: cashierMessages.nothing }
  if (channel) {
    const text = channelObstacle(channel, amount)
    return text ? { kind: 'channel', text } : undefined
  }
  // The code is for the page's own amount.
  if (resource.data.code && (choice?.isOwn ?? true))
    return { kind: 'code', text: repaymentMessages.noMethod }
  return { kind: 'call', text: repaymentMessages.noWay }
}
