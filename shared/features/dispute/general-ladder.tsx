import type { ReactNode } from 'react'
import { disputeMessages as messages } from '#messages/dispute.ts'
import { Card } from '../../ui/card/card.tsx'
import { OfficeEntry } from './office-entry.tsx'
import { companyOffices, waitText } from './offices.ts'

interface GeneralLadderProps {
  /** In place of the words about what to bring. */
  bring?: ReactNode
  children?: ReactNode
}

export function GeneralLadder({ bring, children }: GeneralLadderProps) {
  const [, ...others] = companyOffices()
  return (
    <Card title={messages.title}>
      <p className="office_note">{messages.generalText}</p>
      <ol className="offices">
        {others.map(office => (
          <OfficeEntry key={office.name} office={office} when={waitText(office)} />
        ))}
      </ol>
      {bring ?? <p className="office_note">{messages.bring}</p>}
      {children}
    </Card>
  )
}
