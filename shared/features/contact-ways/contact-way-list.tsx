import { useId } from 'react'
import { customerServiceMessages as messages } from '#messages/customer-service.ts'
import { brand } from '../../config/brand.ts'
import { CopyButton } from '../../ui/copy-button/copy-button.tsx'
import { ChatIcon } from '../../ui/icon/chat-icon.tsx'
import { MailIcon } from '../../ui/icon/mail-icon.tsx'
import { PhoneIcon } from '../../ui/icon/phone-icon.tsx'
import { Unbroken } from '../../ui/unbroken/unbroken.tsx'
import type { ContactMethod } from './contact-methods.ts'
import './ways.css'

const looks = {
  messaging: { Icon: ChatIcon, name: brand.messaging.app },
  email: { Icon: MailIcon, name: messages.email },
  phone: { Icon: PhoneIcon, name: messages.phone }
}

export function ContactWayList({ ways }: { ways: readonly ContactMethod[] }) {
  return (
    <ul className="ways">
      {ways.map(way => (
        <WayRow key={`${way.kind} ${way.value}`} way={way} />
      ))}
    </ul>
  )
}

function WayRow({ way: { kind, value, open } }: { way: ContactMethod }) {
  const id = useId()
  const { Icon, name } = looks[kind]
  const content = (
    <>
      <Icon />
      <span className="way_text">
        <span className="way_name">{name}</span>
        <span className="way_value" id={id}>
          <Unbroken>{value}</Unbroken>
        </span>
      </span>
    </>
  )
  return (
    <li className="way">
      {open ? (
        <button type="button" className="way_open" onClick={open}>
          {content}
        </button>
      ) : (
        <div className="way_open">{content}</div>
      )}
      <CopyButton text={value} what={name} shownIn={id} iconOnly />
    </li>
  )
}
