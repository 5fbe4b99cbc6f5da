import { useStore } from '@nanostores/react'
import { commonMessages as common } from '#messages/common.ts'
import { complaintDetailMessages as messages } from '#messages/complaint.ts'
import { disputeMessages } from '#messages/dispute.ts'
import type { Complaint } from '../../shared/api/complaint-record.ts'
import { marketTime } from '../../shared/context/market-time.ts'
import { Card } from '../../shared/ui/card/card.tsx'
import { FailedState } from '../../shared/ui/error-state/failed-state.tsx'
import { later } from '../../shared/ui/later/later.tsx'
import { PageFrame } from '../../shared/ui/page-frame/page-frame.tsx'
import { Skeleton } from '../../shared/ui/skeleton/skeleton.tsx'
import { StatusBannerSkeleton } from '../../shared/ui/status-banner/status-banner.tsx'
import { Claim } from './claim.tsx'
import { ComplaintCard } from './complaint-card.tsx'
import { conversationStage } from './conversation-stage.ts'
import { Exchange } from './exchange.tsx'
import { nextOfficeText } from './next-office.ts'
import { Pictures } from './pictures.tsx'
import { Stage } from './stage.tsx'
import { type DetailPage, isAnswered, isConversation } from './store.ts'
import './page.css'

/** Opens by itself, some time after the answer can be read. */
const RatingDialog = later(async () => (await import('./rating-dialog.tsx')).RatingDialog)

function Head({ complaint }: { complaint: Complaint }) {
  if (!isConversation(complaint)) {
    return <Stage text={disputeMessages.states[isAnswered(complaint) ? 'answered' : 'open']} />
  }
  const time = marketTime()
  const next = nextOfficeText(complaint, time.now)
  return <Stage text={conversationStage(complaint, time)} next={next} />
}

export function Page({ store }: { store: DetailPage }) {
  const resource = useStore(store.$resource)
  if (resource.state === 'failed') {
    return (
      <PageFrame title={messages.title}>
        <FailedState
          failed={resource}
          way={{ action: common.myComplaints, onAct: store.openMine }}
          onRetry={store.retry}
        />
      </PageFrame>
    )
  }
  const complaint = resource.state === 'ready' ? resource.data : undefined
  return (
    <PageFrame
      title={messages.title}
      hero={complaint ? <Head complaint={complaint} /> : <StatusBannerSkeleton />}
    >
      {complaint ? (
        <Detail complaint={complaint} store={store} />
      ) : (
        <Card>
          <Skeleton lines={4} slow={resource.state === 'loading' && resource.slow} />
        </Card>
      )}
    </PageFrame>
  )
}

function Detail({ complaint, store }: { complaint: Complaint; store: DetailPage }) {
  const isAsking = useStore(store.rating.$isAsking)
  const { images, scoreReasons } = complaint
  return (
    <>
      {isConversation(complaint) ? (
        <Claim complaint={complaint} store={store} />
      ) : (
        <>
          <ComplaintCard {...complaint}>
            <Pictures sources={images} title={common.photo} />
          </ComplaintCard>
          <Exchange complaint={complaint} store={store} />
        </>
      )}
      <RatingDialog
        isOpen={isAsking}
        rating={store.rating}
        reasons={scoreReasons}
        onClose={store.rating.close}
      />
    </>
  )
}
