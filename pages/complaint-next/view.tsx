import { useStore } from '@nanostores/react'
import { commonMessages as common } from '#messages/common.ts'
import {
  complaintMessages,
  complaintStartMessages,
  draftMessages,
  complaintNextMessages as messages
} from '#messages/complaint.ts'
import { photoMessages } from '#messages/photos.ts'
import { company } from '../../shared/config/company.ts'
import { PhotoList } from '../../shared/features/photos/photo-list.tsx'
import { submitWith } from '../../shared/forms/form.ts'
import { formatMessage } from '../../shared/messages/format-message.ts'
import { ActionBar } from '../../shared/ui/action-bar/action-bar.tsx'
import { Button } from '../../shared/ui/button/button.tsx'
import { Card } from '../../shared/ui/card/card.tsx'
import { DraftNotice } from '../../shared/ui/draft-notice/draft-notice.tsx'
import { ErrorState } from '../../shared/ui/error-state/error-state.tsx'
import { Refusal } from '../../shared/ui/notice/refusal.tsx'
import { PageFrame } from '../../shared/ui/page-frame/page-frame.tsx'
import { Skeleton } from '../../shared/ui/skeleton/skeleton.tsx'
import { AboutCard } from './about-card.tsx'
import { Description } from './description.tsx'
import { OutcomeDialog } from './outcome.tsx'
import { type About, type ComplaintNextPage, changeType } from './store.ts'
import '../../shared/ui/action-bar/form-bar.css'
import './page.css'

export function Page({ store }: { store: ComplaintNextPage }) {
  const about = useStore(store.$about)
  return (
    <PageFrame title={complaintMessages.title}>
      {about.state === 'failed' && (
        <ErrorState message={about.message} onRetry={() => void store.open()} />
      )}
      {about.state === 'unsupported' && (
        <ErrorState
          message={complaintStartMessages.unsupported}
          action={common.change}
          onRetry={() => changeType({ replace: true })}
        />
      )}
      {about.state === 'loading' && <Waiting slow={about.slow} />}
      {about.state === 'ready' && <Complaint about={about.data} store={store} />}
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

function Complaint({ about, store }: { about: About; store: ComplaintNextPage }) {
  const { text, photos, draft, sending } = store
  const restored = useStore(draft.$restored)
  const isKept = useStore(draft.$isKept)
  const pending = useStore(sending.sendComplaint.$pending)
  const refusal = useStore(sending.$refusal)
  const send = submitWith(text.form, text.validators, sending.sendComplaint)
  return (
    <form className="complaint-next" noValidate onSubmit={send}>
      {restored && <DraftNotice onDiscard={draft.discardDraft} />}
      <AboutCard {...about} onChange={() => changeType()} />
      <Description about={about} store={store} />
      <Card title={photoMessages.photos}>
        <PhotoList photos={photos} />
      </Card>
      {refusal && <Refusal text={refusal} />}
      {!isKept && <p className="complaint-next_unsaved">{draftMessages.unsaved}</p>}
      <ActionBar>
        <Button
          type="submit"
          pending={pending}
          hint={formatMessage(messages.reply, { replyTime: company.replyTime })}
        >
          {common.send}
        </Button>
      </ActionBar>
      <OutcomeDialog sending={sending} />
    </form>
  )
}
