import { disputeMessages as messages } from '#messages/dispute.ts'
import type { Complaint } from '../../shared/api/complaint-record.ts'
import { endOf, isPast, type MarketTime } from '../../shared/loan/market-time.ts'
import { zonedText } from '../../shared/loan/zoned-text.ts'
import { formatMessage } from '../../shared/messages/format-message.ts'
import { isAnswered, isConversation } from './kind-of.ts'

/** Invites to write only where something can be written. */
export function clockText(complaint: Complaint, time: MarketTime): string {
  const { state, answerBy, canReply, canReopen } = complaint
  if (!isConversation(complaint))
    return messages.states[isAnswered(complaint) ? 'answered' : 'open']
  if (state === 'closed')
    return canReopen ? `${messages.closed} ${messages.closedReopen}` : messages.closed
  if (state === 'answered')
    return canReply ? `${messages.answered} ${messages.answeredReply}` : messages.answered
  const end = endOf(answerBy, time)
  if (end === undefined) return messages.open
  const date = zonedText(answerBy, time.hoursAhead)
  return formatMessage(isPast(end, time) ? messages.late : messages.answerBy, { date })
}
