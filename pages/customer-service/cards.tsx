import type { ReactNode } from 'react'
import { customerServiceMessages as messages } from '#messages/customer-service.ts'
import { brand } from '../../shared/config/brand.ts'
import { company } from '../../shared/config/company.ts'
import { GeneralLadder } from '../../shared/features/dispute/general-ladder.tsx'
import { Card } from '../../shared/ui/card/card.tsx'
import { RowButton } from '../../shared/ui/row-button/row-button.tsx'
import { Rows } from '../../shared/ui/rows/rows.tsx'
import { openMine, openMyData, writeComplaint } from './store.ts'

const presence = [
  { text: messages.hoursLabel, value: company.openingHours },
  { text: messages.replyLabel, value: company.replyTime }
]

export function WaysCard({ children }: { children: ReactNode }) {
  return <Card title={messages.write}>{children}</Card>
}

export function Rest() {
  return (
    <>
      <Card title={messages.hours}>
        <Rows rows={presence} />
      </Card>
      <Card title={messages.complaints}>
        <RowButton onClick={writeComplaint}>{messages.newComplaint}</RowButton>
        <RowButton onClick={openMine}>{messages.mine}</RowButton>
        {brand.services.includes('privacy') && (
          <RowButton onClick={openMyData}>{messages.myData}</RowButton>
        )}
      </Card>
      <GeneralLadder />
    </>
  )
}
