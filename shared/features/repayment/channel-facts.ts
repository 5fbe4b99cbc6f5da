import { repaymentMessages as messages } from '#messages/repayment.ts'
import type { Channel } from '../../api/repayment.ts'
import { formatMessage } from '../../messages/format-message.ts'

interface FactSources {
  obstacle: string
  isLast: boolean
}

export function channelFacts(channel: Channel, { obstacle, isLast }: FactSources): string[] {
  const { fee, posts } = channel
  return [
    obstacle,
    isLast ? messages.paidLast : '',
    fee && formatMessage(messages.fee, { fee }),
    posts && formatMessage(messages.posts, { time: posts })
  ].filter(Boolean)
}
