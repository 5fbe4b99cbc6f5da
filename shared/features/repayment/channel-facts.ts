import { repaymentMessages as messages } from '#messages/repayment.ts'
import type { Channel } from '../../api/repayment.ts'
import { formatMessage } from '../../messages/format-message.ts'
import { channelObstacle } from './channel-limits.ts'

interface FactSources {
  amount: string
  isLast: boolean
}

export function channelFacts(channel: Channel, { amount, isLast }: FactSources): string[] {
  const { fee, posts } = channel
  return [
    channelObstacle(channel, amount),
    isLast ? messages.paidLast : '',
    fee && formatMessage(messages.fee, { fee }),
    posts && formatMessage(messages.posts, { time: posts })
  ].filter(Boolean)
}
