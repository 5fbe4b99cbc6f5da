import { repaymentMessages as messages } from '#messages/repayment.ts'
import type { Channel } from '../../api/repayment.ts'
import { formatMessage } from '../../messages/format-message.ts'
import { feeLine } from '../cashier/fee-line.ts'

interface FactSources {
  obstacle: string
  isLast: boolean
}

export function channelFacts(channel: Channel, { obstacle, isLast }: FactSources): string[] {
  if (obstacle) return [obstacle]
  const { fee, posts } = channel
  return [
    isLast ? messages.paidLast : '',
    feeLine(fee),
    posts && formatMessage(messages.posts, { time: posts })
  ].filter(Boolean)
}
