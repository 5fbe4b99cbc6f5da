import { useStore } from '@nanostores/react'
import type { Complaint } from '../../shared/api/complaint-record.ts'
import { company } from '../../shared/config/company.ts'
import { complaintDetailMessages as messages } from '../../shared/messages/complaint.ts'
import { Button } from '../../shared/ui/button/button.tsx'
import { ErrorState } from '../../shared/ui/error-state/error-state.tsx'
import { HourglassIcon } from '../../shared/ui/icon/hourglass-icon.tsx'
import { StarIcon } from '../../shared/ui/icon/star-icon.tsx'
import { PageFrame } from '../../shared/ui/page-frame/page-frame.tsx'
import { Rows } from '../../shared/ui/rows/rows.tsx'
import { Skeleton } from '../../shared/ui/skeleton/skeleton.tsx'
import { Pictures } from './pictures.tsx'
import { $isAsking, $isRated, openRating } from './rating.ts'
import { RatingDialog } from './rating-dialog.tsx'
import { complaint, isAnswered, openMine } from './store.ts'
import './page.css'

export function Page() {
  const resource = useStore(complaint.$resource)
  if (resource.state === 'failed') {
    return (
      <PageFrame title={messages.title}>
        <ErrorState message={resource.message} onRetry={complaint.load} />
        <Button look="secondary" onClick={openMine}>
          {messages.mine}
        </Button>
      </PageFrame>
    )
  }
  return (
    <PageFrame title={messages.title}>
      {resource.state === 'ready' ? (
        <Detail complaint={resource.data} />
      ) : (
        <section className="card">
          <Skeleton lines={4} slow={resource.slow} />
        </section>
      )}
    </PageFrame>
  )
}

function Detail({ complaint }: { complaint: Complaint }) {
  const isAsking = useStore($isAsking)
  const { type, sonType, content, images, scoreReasons } = complaint
  const rows = [
    { text: messages.type, value: type },
    { text: messages.sonType, value: sonType }
  ]
  return (
    <>
      <section className="card">
        <Rows rows={rows.filter(({ value }) => value)} />
        <h2 className="detail_label">{messages.content}</h2>
        <p className="detail_text">{content}</p>
        <Pictures sources={images} title={messages.photo} />
      </section>
      <Result complaint={complaint} />
      {isAsking && <RatingDialog reasons={scoreReasons} />}
    </>
  )
}

function Result({ complaint }: { complaint: Complaint }) {
  const isRated = useStore($isRated)
  const { agent, reply, replyImages, needsScore } = complaint
  return (
    <section className="card">
      <h2 className="card_title">{messages.result}</h2>
      {isAnswered(complaint) ? (
        <>
          {agent && <p className="detail_agent">{agent}</p>}
          <p className="detail_text">{reply}</p>
          <Pictures sources={replyImages} title={messages.resultPhoto} />
          {needsScore && !isRated && (
            <Button look="quiet" onClick={openRating}>
              <StarIcon />
              {messages.rate}
            </Button>
          )}
        </>
      ) : (
        <p className="detail_waiting">
          <HourglassIcon />
          {messages.waiting.replace('{replyTime}', company.replyTime)}
        </p>
      )}
    </section>
  )
}
