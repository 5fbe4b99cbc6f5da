import { complaintDetailMessages as messages } from '#messages/complaint.ts'
import type { Complaint } from '../../shared/api/complaint-record.ts'
import { company } from '../../shared/config/company.ts'
import { formatMessage } from '../../shared/messages/format-message.ts'
import { HourglassIcon } from '../../shared/ui/icon/hourglass-icon.tsx'
import { Answer, ComplaintResult } from './answer.tsx'
import { Pictures } from './pictures.tsx'
import { RateButton } from './rate-button.tsx'
import { type DetailPage, isAnswered } from './store.ts'

export function Exchange({ complaint, store }: { complaint: Complaint; store: DetailPage }) {
  const { agent, reply, replyImages, needsScore } = complaint
  return (
    <ComplaintResult>
      {isAnswered(complaint) ? (
        <>
          <Answer agent={agent} reply={reply} />
          <Pictures sources={replyImages} title={messages.resultPhoto} />
          {needsScore && <RateButton rating={store.rating} />}
        </>
      ) : (
        <p className="detail_waiting">
          <HourglassIcon />
          {formatMessage(messages.waiting, { replyTime: company.replyTime })}
        </p>
      )}
    </ComplaintResult>
  )
}
