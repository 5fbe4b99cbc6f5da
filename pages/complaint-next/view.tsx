import { useStore } from '@nanostores/react'
import { submitWith } from '../../shared/forms/form.ts'
import {
  complaintMessages,
  complaintNextMessages as messages
} from '../../shared/messages/complaint.ts'
import { ActionBar } from '../../shared/ui/action-bar/action-bar.tsx'
import { Button } from '../../shared/ui/button/button.tsx'
import { DraftNotice } from '../../shared/ui/draft-notice/draft-notice.tsx'
import { ErrorState } from '../../shared/ui/error-state/error-state.tsx'
import { PageFrame } from '../../shared/ui/page-frame/page-frame.tsx'
import { Skeleton } from '../../shared/ui/skeleton/skeleton.tsx'
import { AboutCard } from './about-card.tsx'
import { Description } from './description.tsx'
import { $isKept, $restored, discardDraft } from './draft.ts'
import { OutcomeDialog } from './outcome.tsx'
import { Photos } from './photo-list.tsx'
import { sendComplaint } from './send.ts'
import { $about, type About, changeType, openComplaint } from './store.ts'
import { claims, form } from './text.ts'
import './page.css'

const send = submitWith(form, claims, () => void sendComplaint())

export function Page() {
  const about = useStore($about)
  return (
    <PageFrame title={complaintMessages.title}>
      {about.state === 'failed' && (
        <ErrorState message={about.message} onRetry={() => void openComplaint()} />
      )}
      {about.state === 'loading' && <Waiting slow={about.slow} />}
      {about.state === 'ready' && <Complaint about={about.data} />}
    </PageFrame>
  )
}

function Waiting({ slow }: { slow: boolean }) {
  return (
    <>
      <section className="card">
        <h2 className="card_title">{messages.about}</h2>
        <Skeleton lines={1} slow={slow} />
      </section>
      <section className="card" aria-hidden="true">
        <h2 className="card_title">{messages.description}</h2>
        <Skeleton lines={3} />
      </section>
    </>
  )
}

function Complaint({ about }: { about: About }) {
  const restored = useStore($restored)
  const isKept = useStore($isKept)
  const pending = useStore(sendComplaint.$pending)
  return (
    <form className="complaint-next" noValidate onSubmit={send}>
      {restored && <DraftNotice onDiscard={discardDraft} />}
      <AboutCard tags={about.tags} orderNo={about.orderNo} onChange={() => changeType()} />
      <Description questions={about.questions} />
      <Photos />
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
