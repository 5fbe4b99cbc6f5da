import type { ReactNode } from 'react'
import { customerServiceMessages } from '#messages/customer-service.ts'
import { openLink } from '../../bridge/open-link.ts'
import { formatMessage } from '../../messages/format-message.ts'
import { Button } from '../../ui/button/button.tsx'
import { WayList } from '../contact-ways/way-list.tsx'
import { emailWay, phoneWay } from '../contact-ways/ways.ts'
import { formPage, type Office } from './ladder.ts'
import './dispute.css'

interface OfficeEntryProps {
  office: Office
  when: string
  isOpen?: boolean
  children?: ReactNode
}

export function OfficeEntry({ office, when, isOpen, children }: OfficeEntryProps) {
  const { name, phone, email, website, bring } = office
  const ways = [...(phone ? [phoneWay(phone)] : []), ...(email ? [emailWay(email)] : [])]
  return (
    <li className={isOpen ? 'office is-open' : 'office'}>
      <h3 className="office_name">{name}</h3>
      <p className="office_when">{when}</p>
      {bring && <p className="office_note">{bring}</p>}
      {ways.length > 0 && <WayList ways={ways} />}
      {children}
      {website && (
        <Button variant="secondary" onClick={() => void openLink(formPage(office))}>
          {formatMessage(customerServiceMessages.website, { name: new URL(website).hostname })}
        </Button>
      )}
    </li>
  )
}
