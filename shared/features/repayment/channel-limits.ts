import { repaymentMessages as messages } from '#messages/repayment.ts'
import type { Channel } from '../../api/repayment.ts'
import { moneyText } from '../../context/money-text.ts'
import { parseAmountText } from '../../loan/amount-text.ts'
import { formatMessage } from '../../messages/format-message.ts'

export type ChannelLimits = Partial<Pick<Channel, 'min' | 'max' | 'down'>>

/** '' where the channel can pay this amount. */
export function channelObstacle({ min, max, down }: ChannelLimits, amount: string): string {
  if (down) return down
  const minor = parseAmountText(amount)?.minor
  if (minor === undefined) return ''
  const say = (message: string, limit: number) =>
    formatMessage(message, { amount: moneyText(limit, '', [amount]) })
  if (min !== undefined && minor < min) return say(messages.least, min)
  return max !== undefined && minor > max ? say(messages.most, max) : ''
}

export function usableFirst<T>(channels: readonly T[], obstacleOf: (channel: T) => string): T[] {
  const works = (channel: T) => obstacleOf(channel) === ''
  return [...channels.filter(works), ...channels.filter(each => !works(each))]
}
