import { useStore } from '@nanostores/react'
import { company } from '../../shared/config/company.ts'
import { customerServiceMessages as messages } from '../../shared/messages/customer-service.ts'
import { ErrorState } from '../../shared/ui/error-state/error-state.tsx'
import { PageFrame } from '../../shared/ui/page-frame/page-frame.tsx'
import { RowButton } from '../../shared/ui/row-button/row-button.tsx'
import { Rows } from '../../shared/ui/rows/rows.tsx'
import { Skeleton } from '../../shared/ui/skeleton/skeleton.tsx'
import { Regulators } from './regulators.tsx'
import { $ways, contact, openMine, writeComplaint } from './store.ts'
import { WayList } from './way-list.tsx'
import './page.css'

const presence = [
  { text: messages.hoursLabel, value: company.openingHours },
  { text: messages.replyLabel, value: company.replyTime }
]

export function Page() {
  return (
    <PageFrame title={messages.title}>
      <Ways />
      <section className="card">
        <h2 className="card_title">{messages.hours}</h2>
        <Rows rows={presence} />
      </section>
      <section className="card">
        <h2 className="card_title">{messages.complaints}</h2>
        <RowButton onClick={writeComplaint}>{messages.newComplaint}</RowButton>
        <RowButton onClick={openMine}>{messages.mine}</RowButton>
      </section>
      {company.regulators.length > 0 && <Regulators />}
    </PageFrame>
  )
}

function Ways() {
  const ways = useStore($ways)
  if (ways.state === 'failed') return <ErrorState message={ways.message} onRetry={contact.load} />
  return (
    <section className="card">
      <h2 className="card_title">{messages.write}</h2>
      {ways.state === 'ready' ? (
        <WayList ways={ways.data} />
      ) : (
        <Skeleton lines={2} slow={ways.slow} />
      )}
    </section>
  )
}
