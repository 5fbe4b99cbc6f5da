import { useStore } from '@nanostores/react'
import { complaintDetailMessages as messages } from '#messages/complaint.ts'
import type { Complaint } from '../../shared/api/complaint-record.ts'
import { Button } from '../../shared/ui/button/button.tsx'
import { Card } from '../../shared/ui/card/card.tsx'
import { ErrorState } from '../../shared/ui/error-state/error-state.tsx'
import { PageFrame } from '../../shared/ui/page-frame/page-frame.tsx'
import { Skeleton } from '../../shared/ui/skeleton/skeleton.tsx'
import { Claim } from './claim.tsx'
import { Exchange } from './exchange.tsx'
import { Pictures } from './pictures.tsx'
import { RatingDialog } from './rating-dialog.tsx'
import { Reported } from './reported.tsx'
import { type DetailPage, isConversation } from './store.ts'
import './page.css'

export function Page({ store }: { store: DetailPage }) {
  const resource = useStore(store.$resource)
  if (resource.state === 'failed') {
    return (
      <PageFrame title={messages.title}>
        <ErrorState message={resource.message} onRetry={store.retry} />
        <Button variant="secondary" onClick={store.openMine}>
          {messages.mine}
        </Button>
      </PageFrame>
    )
  }
  return (
    <PageFrame title={messages.title}>
      {resource.state === 'ready' ? (
        <Detail complaint={resource.data} store={store} />
      ) : (
        <Card>
          <Skeleton lines={4} slow={resource.slow} />
        </Card>
      )}
    </PageFrame>
  )
}

function Detail({ complaint, store }: { complaint: Complaint; store: DetailPage }) {
  const isAsking = useStore(store.rating.$isAsking)
  const { id, order, type, subType, content, images, scoreReasons } = complaint
  const isClaim = isConversation(complaint)
  return (
    <>
      <Reported
        id={id}
        order={order}
        type={type}
        subType={subType}
        content={isClaim ? '' : content}
      >
        {!isClaim && <Pictures sources={images} title={messages.photo} />}
      </Reported>
      {isClaim ? (
        <Claim complaint={complaint} store={store} />
      ) : (
        <Exchange complaint={complaint} store={store} />
      )}
      {isAsking && <RatingDialog rating={store.rating} reasons={scoreReasons} />}
    </>
  )
}
