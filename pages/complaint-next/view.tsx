import { useStore } from '@nanostores/react'
import {
  complaintMessages,
  complaintStartMessages,
  complaintNextMessages as messages
} from '#messages/complaint.ts'
import { submitWith } from '../../shared/forms/form.ts'
import { ActionBar } from '../../shared/ui/action-bar/action-bar.tsx'
import { Button } from '../../shared/ui/button/button.tsx'
import { Card } from '../../shared/ui/card/card.tsx'
import { DraftNotice } from '../../shared/ui/draft-notice/draft-notice.tsx'
import { ErrorState } from '../../shared/ui/error-state/error-state.tsx'
import { Notice } from '../../shared/ui/notice/notice.tsx'
import { PageFrame } from '../../shared/ui/page-frame/page-frame.tsx'
import { Skeleton } from '../../shared/ui/skeleton/skeleton.tsx'
import { AboutCard } from './about-card.tsx'
import { Description } from './description.tsx'
import { $isKept, $restored, discardDraft } from './draft.ts'
import { OutcomeDialog } from './outcome.tsx'
import { PaymentCard } from './payment-card.tsx'
import { Photos } from './photo-list.tsx'
import { $refusal, sendComplaint } from './send.ts'
import { $about, type About, changeType, openComplaint } from './store.ts'
import { form, validators } from './text.ts'
import './page.css'

const send = submitWith(form, validators, () => void sendComplaint())

export function Page() {
  const about = useStore($about)
  return (
    <PageFrame title={complaintMessages.title}>
      {about.state === 'failed' && (
        <ErrorState message={about.message} onRetry={() => void openComplaint()} />
      )}
      {about.state === 'unsupported' && (
        <ErrorState
          message={complaintStartMessages.unsupported}
          action={messages.change}
          onRetry={() => changeType({ replace: true })}
        />
      )}
      {about.state === 'loading' && <Waiting slow={about.slow} />}
      {about.state === 'ready' && <Complaint about={about.data} />}
    </PageFrame>
  )
}

function Waiting({ slow }: { slow: boolean }) {
  return (
    <>
      <Card title={messages.about}>
        <Skeleton lines={1} slow={slow} />
      </Card>
      <Card title={messages.description} aria-hidden="true">
        <Skeleton lines={3} />
      </Card>
    </>
  )
}

function Complaint({ about }: { about: About }) {
  const restored = useStore($restored)
  const isKept = useStore($isKept)
  const pending = useStore(sendComplaint.$pending)
  const refusal = useStore($refusal)
  return (
    <form className="complaint-next" noValidate onSubmit={send}>
      {restored && <DraftNotice onDiscard={discardDraft} />}
      <AboutCard tags={about.tags} orderNo={about.orderNo} onChange={() => changeType()} />
      {about.isPayment && <PaymentCard />}
      <Description questions={about.isPayment ? [] : about.questions} />
      <Photos />
      {refusal && <Notice text={refusal} isAnswer />}
      {!isKept && <p className="complaint-next_unsaved">{messages.unsaved}</p>}
      <ActionBar>
        <Button type="submit" pending={pending}>
          {messages.send}
        </Button>
      </ActionBar>
      <OutcomeDialog />
    </form>
  )
}
