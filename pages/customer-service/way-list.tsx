import { useId } from 'react'
import { brand } from '../../shared/config/brand.ts'
import { customerServiceMessages as messages } from '../../shared/messages/customer-service.ts'
import { CopyButton } from '../../shared/ui/copy-button/copy-button.tsx'
import { ChatIcon } from '../../shared/ui/icon/chat-icon.tsx'
import { MailIcon } from '../../shared/ui/icon/mail-icon.tsx'
import { PhoneIcon } from '../../shared/ui/icon/phone-icon.tsx'
import type { Way } from './store.ts'

const looks = {
  messaging: { Icon: ChatIcon, name: brand.messaging.app },
  email: { Icon: MailIcon, name: messages.email },
  phone: { Icon: PhoneIcon, name: messages.phone }
}

/** Ways to reach somebody: each opens, and each can be copied where that is blocked. */
export function WayList({ ways }: { ways: readonly Way[] }) {
  return (
    <ul className="ways">
      {ways.map(way => (
        <WayRow key={`${way.kind} ${way.value}`} way={way} />
      ))}
    </ul>
  )
}

function WayRow({ way: { kind, value, open } }: { way: Way }) {
  const id = useId()
  const { Icon, name } = looks[kind]
  const content = (
    <>
      <span className="way_icon">
        <Icon />
      </span>
      <span className="way_text">
        <span className="way_name">{name}</span>
        <span className="way_value" id={id}>
          {value}
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
      <CopyButton text={value} what={name} shownIn={id} />
    </li>
  )
}
