import { disputeMessages as messages } from '#messages/dispute.ts'
import type { Complaint } from '../../shared/api/complaint-record.ts'
import { hoursAhead } from '../../shared/config/market-hours.ts'
import { marketTime } from '../../shared/context/market-time.ts'
import { claimedRows } from '../../shared/features/dispute/claimed-rows.ts'
import { ladderOfComplaint } from '../../shared/features/dispute/dated-ladder.ts'
import { LadderCard } from '../../shared/features/dispute/ladder-card.tsx'
import { endOf, isPast } from '../../shared/loan/market-time.ts'
import { zonedText } from '../../shared/loan/zoned-text.ts'
import { formatMessage } from '../../shared/messages/format-message.ts'
import { Card } from '../../shared/ui/card/card.tsx'
import { ClockIcon } from '../../shared/ui/icon/clock-icon.tsx'
import { Rows } from '../../shared/ui/rows/rows.tsx'
import { Conversation } from './conversation.tsx'
import { RateButton } from './rate-button.tsx'
import { ReplyForm } from './reply-form.tsx'
import type { DetailPage } from './store.ts'

/** Invites to write only where something can be written. */
function clockText({ state, answerBy, canReply, canReopen }: Complaint): string {
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

export function Claim({ complaint, store }: { complaint: Complaint; store: DetailPage }) {
  const { thread, canReply, canReopen, needsScore } = complaint
  const steps = ladderOfComplaint(complaint, marketTime().now)
  const claimed = claimedRows(complaint)
  return (
    <>
      {claimed.length > 0 && (
        <Card title={messages.claimed}>
          <Rows rows={claimed} />
        </Card>
      )}
      <Card title={messages.conversation}>
        <Conversation thread={thread} />
        <p className="conversation_clock" role="status">
          <ClockIcon />
          {clockText(complaint)}
        </p>
        {needsScore && <RateButton rating={store.rating} />}
        {(canReply || canReopen) && <ReplyForm reply={store.reply} reopens={!canReply} />}
      </Card>
      {steps && <LadderCard complaint={complaint} steps={steps} />}
    </>
  )
}
