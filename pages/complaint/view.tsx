import { useStore } from '@nanostores/react'
import {
  complaintMessages,
  complaintStartMessages as messages
} from '../../shared/messages/complaint.ts'
import { ActionBar } from '../../shared/ui/action-bar/action-bar.tsx'
import { Button } from '../../shared/ui/button/button.tsx'
import { DraftNotice } from '../../shared/ui/draft-notice/draft-notice.tsx'
import { ErrorState } from '../../shared/ui/error-state/error-state.tsx'
import { PageFrame } from '../../shared/ui/page-frame/page-frame.tsx'
import { Skeleton } from '../../shared/ui/skeleton/skeleton.tsx'
import type { Choices } from './choice.ts'
import { Intro } from './intro.tsx'
import { OrderCard, OrderSheet } from './order.tsx'
import {
  $restored,
  $showsOrders,
  $start,
  chooseSonType,
  chooseType,
  discardDraft,
  goNext,
  openMine,
  openStart
} from './store.ts'
import { TypeList } from './types.tsx'
import './page.css'

export function Page() {
  const start = useStore($start)
  if (start.state === 'failed') {
    return (
      <PageFrame title={complaintMessages.title}>
        <ErrorState message={start.message} onRetry={openStart} />
        <Button look="secondary" onClick={openMine}>
          {messages.mine}
        </Button>
      </PageFrame>
    )
  }
  return (
    <PageFrame title={complaintMessages.title} hero={<Intro onMine={openMine} />}>
      {start.state === 'ready' ? <Start choices={start.data} /> : <Waiting slow={start.slow} />}
    </PageFrame>
  )
}

function Waiting({ slow }: { slow: boolean }) {
  return (
    <>
      <section className="card">
        <h2 className="card_title">{messages.order}</h2>
        <Skeleton lines={4} slow={slow} />
      </section>
      <section className="card" aria-hidden="true">
        <h2 className="card_title">{messages.type}</h2>
        <Skeleton lines={6} />
      </section>
    </>
  )
}

function Start({ choices }: { choices: Choices }) {
  const restored = useStore($restored)
  const showsOrders = useStore($showsOrders)
  return (
    <>
      {restored && <DraftNotice onDiscard={discardDraft} />}
      <OrderCard choices={choices} />
      <TypeList choices={choices} onType={chooseType} onSonType={chooseSonType} />
      {choices.isComplete && (
        <ActionBar>
          <Button onClick={goNext}>{messages.next}</Button>
        </ActionBar>
      )}
      {showsOrders && <OrderSheet choices={choices} />}
    </>
  )
}
