import { useStore } from '@nanostores/react'
import type { Complaint } from '../../shared/api/complaint-record.ts'
import { company } from '../../shared/config/company.ts'
import { complaintDetailMessages as messages } from '../../shared/messages/complaint.ts'
import { Button } from '../../shared/ui/button/button.tsx'
import { ErrorState } from '../../shared/ui/error-state/error-state.tsx'
import { HourglassIcon } from '../../shared/ui/icon/hourglass-icon.tsx'
import { StarIcon } from '../../shared/ui/icon/star-icon.tsx'
import { PageFrame } from '../../shared/ui/page-frame/page-frame.tsx'
import { Skeleton } from '../../shared/ui/skeleton/skeleton.tsx'
import { Answer, Result } from './answer.tsx'
import { Pictures } from './pictures.tsx'
import { $isAsking, $isRated, openRating } from './rating.ts'
import { RatingDialog } from './rating-dialog.tsx'
import { Reported } from './reported.tsx'
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
  const { id, type, sonType, content, images, scoreReasons } = complaint
  return (
    <>
      <Reported id={id} type={type} sonType={sonType} content={content}>
        <Pictures sources={images} title={messages.photo} />
      </Reported>
      <Result>
        <Progress complaint={complaint} />
      </Result>
      {isAsking && <RatingDialog reasons={scoreReasons} />}
    </>
  )
}

function Progress({ complaint }: { complaint: Complaint }) {
  const isRated = useStore($isRated)
  const { agent, reply, replyImages, needsScore } = complaint
  if (!isAnswered(complaint)) {
    return (
      <p className="detail_waiting">
        <HourglassIcon />
        {messages.waiting.replace('{replyTime}', company.replyTime)}
      </p>
    )
  }
  return (
    <>
      <Answer agent={agent} reply={reply} />
      <Pictures sources={replyImages} title={messages.resultPhoto} />
      {needsScore && !isRated && (
        <Button look="quiet" onClick={openRating}>
          <StarIcon />
          {messages.rate}
        </Button>
      )}
    </>
  )
}
