import { disputeMessages as messages } from '#messages/dispute.ts'
import type { Complaint } from '../../shared/api/complaint-record.ts'
import { hoursAhead } from '../../shared/config/market-hours.ts'
import { marketTime } from '../../shared/context/market-time.ts'
import { endOf, isPast } from '../../shared/loan/market-time.ts'
import { zonedText } from '../../shared/loan/zoned-text.ts'
import { formatMessage } from '../../shared/messages/format-message.ts'
import { ClockIcon } from '../../shared/ui/icon/clock-icon.tsx'
import { isAnswered, isConversation } from './store.ts'

/** Invites to write only where something can be written. */
function clockText(complaint: Complaint): string {
  const { state, answerBy, canReply, canReopen } = complaint
  if (!isConversation(complaint))
    return messages.states[isAnswered(complaint) ? 'answered' : 'open']
  if (state === 'closed')
    return canReopen ? `${messages.closed} ${messages.closedReopen}` : messages.closed
  if (state === 'answered')
    return canReply ? `${messages.answered} ${messages.answeredReply}` : messages.answered
  const time = marketTime()
  const end = endOf(answerBy, time)
  if (end === undefined) return messages.open
  const date = zonedText(answerBy, hoursAhead)
  return formatMessage(isPast(end, time) ? messages.late : messages.answerBy, { date })
}

/** Where the complaint stands, and what comes next. */
export function Clock({ complaint }: { complaint: Complaint }) {
  return (
    <p className="detail_clock" role="status">
      <ClockIcon />
      <span>{clockText(complaint)}</span>
    </p>
  )
}
