import type { ReactNode } from 'react'
import { customerServiceMessages } from '#messages/customer-service.ts'
import { openLink } from '../../bridge/open-link.ts'
import { formatMessage } from '../../messages/format-message.ts'
import { Fold } from '../../ui/fold/fold.tsx'
import { WebIcon } from '../../ui/icon/web-icon.tsx'
import { RowButton } from '../../ui/row-button/row-button.tsx'
import { emailWay, phoneWay } from '../contact-ways/contact-methods.ts'
import { ContactWayList } from '../contact-ways/contact-way-list.tsx'
import { formPage, type Office } from './ladder.ts'
import './dispute.css'

interface OfficeEntryProps {
  office: Office
  when: string
  isOpen?: boolean
  isNext?: boolean
  children?: ReactNode
}

export function OfficeEntry({ office, when, isOpen, isNext, children }: OfficeEntryProps) {
  const { name, phone, email, website, only, bring } = office
  const ways = [...(phone ? [phoneWay(phone)] : []), ...(email ? [emailWay(email)] : [])]
  const title = (
    <>
      <h3 className="office_name">{name}</h3>
      {only && <span className="office_only">{only}</span>}
      <span className="office_when">{when}</span>
    </>
  )
  return (
    <li className={isOpen ? 'office is-open' : 'office'}>
      {ways.length > 0 || website || children ? (
        <Fold title={title} open={isNext ?? false}>
          {bring && <p className="office_note">{bring}</p>}
          {ways.length > 0 && <ContactWayList ways={ways} />}
          {children}
          {website && (
            <RowButton icon={<WebIcon />} onClick={() => void openLink(formPage(office))}>
              {formatMessage(customerServiceMessages.website, { name: new URL(website).hostname })}
            </RowButton>
          )}
        </Fold>
      ) : (
        <div className="office_line">{title}</div>
      )}
    </li>
  )
}
