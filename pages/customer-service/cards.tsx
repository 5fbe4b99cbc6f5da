import type { ReactNode } from 'react'
import { commonMessages as common } from '#messages/common.ts'
import { complaintStartMessages } from '#messages/complaint.ts'
import { customerServiceMessages as messages } from '#messages/customer-service.ts'
import { brand } from '../../shared/config/brand.ts'
import { company } from '../../shared/config/company.ts'
import { GeneralLadder } from '../../shared/features/dispute/general-ladder.tsx'
import { CallButton } from '../../shared/ui/call-button/call-button.tsx'
import { Card } from '../../shared/ui/card/card.tsx'
import { Chip } from '../../shared/ui/chip/chip.tsx'
import { ChatIcon } from '../../shared/ui/icon/chat-icon.tsx'
import { DocumentIcon } from '../../shared/ui/icon/document-icon.tsx'
import { ShieldIcon } from '../../shared/ui/icon/shield-icon.tsx'
import { RowButton } from '../../shared/ui/row-button/row-button.tsx'
import { RowList } from '../../shared/ui/row-button/row-list.tsx'
import { openMine, openMyData, writeComplaint } from './store.ts'

interface OpenProps {
  /** Undefined while the page does not know the time. */
  isOpen?: boolean | undefined
}

/** Says when somebody answers; an unseen text keeps the place of `isOpen`. */
export function HoursHead({ isOpen }: OpenProps) {
  return (
    <div className="service_head">
      <p className="service_label">{messages.hoursLabel}</p>
      {company.officeHours && (
        <p className={isOpen === undefined ? 'service_now is-waiting' : 'service_now'}>
          <Chip tone={isOpen ? 'is-good' : undefined}>
            {isOpen ? messages.openNow : messages.closedNow}
          </Chip>
        </p>
      )}
      <p className="service_hours">
        {company.openingHours.split(', ').map(part => (
          <span key={part}>{part}</span>
        ))}
      </p>
    </div>
  )
}

export function CallCard({ isOpen }: OpenProps) {
  return (
    <Card className="service_call">
      {/* The main act only while somebody answers. */}
      <CallButton variant={isOpen === false ? 'secondary' : 'primary'} />
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
        <RowButton icon={<ChatIcon />} onClick={writeComplaint}>
          {messages.newComplaint}
        </RowButton>
        <RowButton icon={<DocumentIcon />} onClick={openMine}>
          {common.myComplaints}
        </RowButton>
      </RowList>
      <GeneralLadder>
        <RowButton onClick={openMine}>{complaintStartMessages.seeSent}</RowButton>
      </GeneralLadder>
      {brand.services.includes('privacy') && (
        <RowList>
          <RowButton icon={<ShieldIcon />} onClick={openMyData}>
            {messages.myData}
          </RowButton>
        </RowList>
      )}
    </>
  )
}
