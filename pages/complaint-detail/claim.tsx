import { useStore } from '@nanostores/react'
import { complaintNextMessages } from '#messages/complaint.ts'
import { disputeMessages as messages } from '#messages/dispute.ts'
import type { Complaint } from '../../shared/api/complaint-record.ts'
import { marketTime } from '../../shared/context/market-time.ts'
import { claimedRows } from '../../shared/features/dispute/claimed-rows.ts'
import { ladderOfComplaint } from '../../shared/features/dispute/dated-ladder.ts'
import { LadderCard } from '../../shared/features/dispute/ladder-card.tsx'
import { Card } from '../../shared/ui/card/card.tsx'
import { drawnPart } from '../../shared/ui/later/drawn-part.ts'
import { Rows } from '../../shared/ui/rows/rows.tsx'
import { ComplaintCard } from './complaint-card.tsx'
import { Conversation } from './conversation.tsx'
import { RateButton } from './rate-button.tsx'
import { ReplyForm } from './reply-form.tsx'
import type { DetailPage } from './store.ts'

const UndatedLadder = drawnPart(
  async () => (await import('../../shared/features/dispute/undated-ladder.tsx')).UndatedLadder
)

export function Claim({ complaint, store }: { complaint: Complaint; store: DetailPage }) {
  const { thread, canReply, canReopen, needsScore } = complaint
  const steps = ladderOfComplaint(complaint, marketTime().now)
  const like = useStore(store.$amounts)
  const claimed = claimedRows(complaint, like)
  return (
    <>
      <Card title={messages.conversation}>
        <Conversation thread={thread} />
        {(canReply || canReopen) && (
          <ReplyForm
            reply={store.reply}
            reopens={!canReply}
            isAnswered={thread.some(({ from }) => from === 'us')}
          />
        )}
        {needsScore && <RateButton rating={store.rating} />}
      </Card>
      {steps ? (
        <LadderCard complaint={complaint} steps={steps} like={like} />
      ) : (
        <UndatedLadder complaint={complaint} like={like} />
      )}
      <ComplaintCard {...complaint} content="" />
      {claimed.length > 0 && (
        <Card title={complaintNextMessages.payment}>
          <Rows rows={claimed} />
        </Card>
      )}
    </>
  )
}
