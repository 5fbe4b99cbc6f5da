import { useStore } from '@nanostores/react'
import { myDataMessages as messages } from '#messages/my-data.ts'
import { brand } from '../../shared/config/brand.ts'
import { company } from '../../shared/config/company.ts'
import { complaintSource } from '../../shared/content/data-rights.ts'
import { emailWay, phoneWay } from '../../shared/features/contact-ways/contact-methods.ts'
import { ContactWayList } from '../../shared/features/contact-ways/contact-way-list.tsx'
import { HeadTone } from '../../shared/features/loan-head/head-tone.tsx'
import { formatMessage } from '../../shared/messages/format-message.ts'
import { Card } from '../../shared/ui/card/card.tsx'
import { AlertIcon } from '../../shared/ui/icon/alert-icon.tsx'
import { later } from '../../shared/ui/later/later.tsx'
import { FailedNotice } from '../../shared/ui/notice/failed-notice.tsx'
import { Notice } from '../../shared/ui/notice/notice.tsx'
import { PageFrame } from '../../shared/ui/page-frame/page-frame.tsx'
import { Skeleton } from '../../shared/ui/skeleton/skeleton.tsx'
import { AuthorityText } from './authority-text.tsx'
import { Consents } from './consents.tsx'
import { isLate, lateText, Requests } from './requests.tsx'
import { Rights } from './rights.tsx'
import type { MyDataPage } from './store.ts'
import './page.css'

const DeleteAll = later(async () => (await import('./delete-all.tsx')).DeleteAll)

export function Page({ store }: { store: MyDataPage }) {
  return (
    <PageFrame title={messages.title} hero={store.isOffered && <Head store={store} />}>
      {store.isOffered ? <Content store={store} /> : <Notice text={messages.notOffered} />}
      <Officer />
    </PageFrame>
  )
}

/** An answer that is overdue comes before all that can be asked. */
function Head({ store }: { store: MyDataPage }) {
  const privacy = useStore(store.$privacy)
  const late = privacy.state === 'ready' && privacy.data.requests.find(isLate)
  const days = company.privacyAnswerDays
  return (
    <>
      <HeadTone tone={late ? 'late' : 'calm'} />
      <div className="data_head">
        {late ? (
          <>
            <p className="data_late">
              <AlertIcon />
              {messages.lateHead}
            </p>
            <p>{lateText(late)}</p>
          </>
        ) : (
          <p>{formatMessage(messages.rightsLead, { days })}</p>
        )}
      </div>
    </>
  )
}

function Content({ store }: { store: MyDataPage }) {
  const privacy = useStore(store.$privacy)
  const requests = privacy.state === 'ready' ? privacy.data.requests : []
  const own = requests.length > 0 && <Requests requests={requests} />
  const isUrgent = requests.some(isLate)
  const asksForAll = useStore(store.$asksForAll)
  return (
    <>
      {isUrgent && own}
      <Rights store={store} />
      {!isUrgent && own}
      <OwnConsents store={store} />
      <DeleteAll isOpen={asksForAll} onClose={store.keepAll} onAsk={() => store.ask('delete')} />
    </>
  )
}

function OwnConsents({ store }: { store: MyDataPage }) {
  const privacy = useStore(store.$privacy)
  if (privacy.state === 'ready') return <Consents store={store} />
  return (
    <Card title={messages.consents} className="data_wait">
      {privacy.state === 'failed' ? (
        <FailedNotice text={privacy.message} onRetry={store.retry} />
      ) : (
        <Skeleton lines={6} slow={privacy.slow} />
      )}
    </Card>
  )
}

function Officer() {
  return (
    <Card title={messages.officer}>
      <p>{company.privacyOfficer}</p>
      <ContactWayList ways={[phoneWay(company.privacyPhone), emailWay(company.privacyEmail)]} />
      <AuthorityText text={messages.officerText} />
      <p className="data_soft">
        {formatMessage(messages.source, { source: complaintSource[brand.market] })}
      </p>
    </Card>
  )
}
