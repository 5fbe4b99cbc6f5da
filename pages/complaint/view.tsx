import { useStore } from '@nanostores/react'
import { commonMessages as common } from '#messages/common.ts'
import { complaintMessages, complaintStartMessages as messages } from '#messages/complaint.ts'
import { $session } from '../../shared/context/session-end.ts'
import { formatMessage } from '../../shared/messages/format-message.ts'
import { ActionBar } from '../../shared/ui/action-bar/action-bar.tsx'
import { Button } from '../../shared/ui/button/button.tsx'
import { Card } from '../../shared/ui/card/card.tsx'
import { DraftNotice } from '../../shared/ui/draft-notice/draft-notice.tsx'
import { FailedState } from '../../shared/ui/error-state/failed-state.tsx'
import { DoneIcon } from '../../shared/ui/icon/done-icon.tsx'
import { Notice } from '../../shared/ui/notice/notice.tsx'
import { PageFrame } from '../../shared/ui/page-frame/page-frame.tsx'
import { Skeleton } from '../../shared/ui/skeleton/skeleton.tsx'
import type { ComplaintChoices } from './choice.ts'
import { Intro, Mine } from './intro.tsx'
import { OrderCard, OrderSheet } from './order.tsx'
import { type ComplaintPage, openMine } from './store.ts'
import { TypeList } from './types.tsx'
import './page.css'

interface StoreProps {
  store: ComplaintPage
}

export function Page({ store }: StoreProps) {
  const start = useStore(store.$start)
  const isOpen = useStore($session) === 'open'
  if (start.state === 'failed') {
    return (
      <PageFrame title={complaintMessages.title}>
        {isOpen && <Sent store={store} />}
        <FailedState failed={start} onRetry={store.open} mayChange />
        <Button variant="secondary" onClick={openMine}>
          {common.myComplaints}
        </Button>
      </PageFrame>
    )
  }
  return (
    <PageFrame title={complaintMessages.title} hero={<Intro />}>
      {start.state === 'ready' ? (
        <Start choices={start.data} store={store} />
      ) : (
        <Waiting slow={start.slow} />
      )}
    </PageFrame>
  )
}

function Waiting({ slow }: { slow: boolean }) {
  return (
    <>
      <Card className="complaint_order" aria-hidden="true">
        <Skeleton lines={2} />
      </Card>
      <Card title={messages.type}>
        <Skeleton lines={6} slow={slow} />
      </Card>
    </>
  )
}

function Sent({ store }: StoreProps) {
  const sent = useStore(store.$sent)
  if (!sent) return null
  const { number } = sent
  const good = { icon: <DoneIcon />, tone: 'is-good' } as const
  if (!number) return <Notice text={messages.receivedAlone} {...good} />
  return (
    <Notice text={formatMessage(messages.received, { number })} {...good}>
      <Button variant="secondary" onClick={store.openSent}>
        {messages.seeSent}
      </Button>
    </Notice>
  )
}

function Start({ choices, store }: StoreProps & { choices: ComplaintChoices }) {
  const restored = useStore(store.$restored)
  const showsOrders = useStore(store.$showsOrders)
  return (
    <>
      <Sent store={store} />
      {restored && <DraftNotice onDiscard={store.discardDraft} />}
      <OrderCard choices={choices} onAll={() => store.toggleOrders(true)} />
      <TypeList choices={choices} onType={store.chooseType} onSubType={store.chooseSubType} />
      <Mine onOpen={openMine} />
      {choices.isComplete && (
        <ActionBar>
          <Button onClick={store.goNext}>{common.next}</Button>
        </ActionBar>
      )}
      {showsOrders && (
        <OrderSheet
          choices={choices}
          onChoose={store.chooseOrder}
          onClose={() => store.toggleOrders(false)}
        />
      )}
    </>
  )
}
