import type { ReactNode } from 'react'
import { commonMessages as common } from '#messages/common.ts'
import { customerServiceMessages as messages } from '#messages/customer-service.ts'
import { brand } from '../../shared/config/brand.ts'
import { company } from '../../shared/config/company.ts'
import { GeneralLadder } from '../../shared/features/dispute/general-ladder.tsx'
import { CallButton } from '../../shared/ui/call-button/call-button.tsx'
import { Card } from '../../shared/ui/card/card.tsx'
import { RowButton } from '../../shared/ui/row-button/row-button.tsx'
import { RowList } from '../../shared/ui/row-button/row-list.tsx'
import { openMine, openMyData, writeComplaint } from './store.ts'

export function CallCard() {
  return (
    <Card>
      <CallButton variant="primary" />
      <p className="service_note">
        {messages.hoursLabel}: <strong>{company.openingHours}</strong>
      </p>
    </Card>
  )
}

export function WaysCard({ children }: { children: ReactNode }) {
  return (
    <Card title={messages.write}>
      {children}
      <p className="service_note">
        {messages.replyLabel} <strong>{company.replyTime}</strong>
      </p>
    </Card>
  )
}

export function Rest() {
  return (
    <>
      <RowList title={messages.complaints}>
        <RowButton onClick={writeComplaint}>{messages.newComplaint}</RowButton>
        <RowButton onClick={openMine}>{common.myComplaints}</RowButton>
      </RowList>
      <GeneralLadder />
      {brand.services.includes('privacy') && (
        <RowList>
          <RowButton onClick={openMyData}>{messages.myData}</RowButton>
        </RowList>
      )}
    </>
  )
}
