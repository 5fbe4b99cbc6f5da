import type { ReactNode } from 'react'
import { company } from '../../shared/config/company.ts'
import { customerServiceMessages as messages } from '../../shared/messages/customer-service.ts'
import { RowButton } from '../../shared/ui/row-button/row-button.tsx'
import { Rows } from '../../shared/ui/rows/rows.tsx'
import { Regulators } from './regulators.tsx'
import { openMine, writeComplaint } from './store.ts'

const presence = [
  { text: messages.hoursLabel, value: company.openingHours },
  { text: messages.replyLabel, value: company.replyTime }
]

export function WaysCard({ children }: { children: ReactNode }) {
  return (
    <section className="card">
      <h2 className="card_title">{messages.write}</h2>
      {children}
    </section>
  )
}

/** What no server has to be asked for. */
export function Rest() {
  return (
    <>
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
    </>
  )
}
