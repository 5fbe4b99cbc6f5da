import { useStore } from '@nanostores/react'
import type { unansweredMessages } from '#messages/unanswered.ts'
import { openPage } from '../../bridge/open-page.ts'
import { hoursAhead } from '../../config/market-hours.ts'
import { orderKey } from '../../context/order-key.ts'
import type { Intention } from '../../context/unanswered.ts'
import { pageFacts } from '../../island/page-facts.ts'
import { clockText } from '../../loan/moment.ts'
import { formatMessage } from '../../messages/format-message.ts'
import { Button } from '../../ui/button/button.tsx'
import { useFocusInList } from '../../ui/focus-place.ts'
import { AlertIcon } from '../../ui/icon/alert-icon.tsx'
import type { Unanswered, UnansweredStore } from './store.ts'
import './unanswered.css'

type Messages = typeof unansweredMessages

/** The list of complaints shows these, too. */
const complaintIntentions: readonly Intention[] = ['complaint', 'reply', 'rating']

interface WayOn {
  text: string
  go: () => void
}

function wayOf({ intention, order }: Unanswered, messages: Messages): WayOn | undefined {
  const { file } = pageFacts()
  if (complaintIntentions.includes(intention)) {
    const go = () => openPage('complaint-list.html')
    return file === 'complaint-list.html' ? undefined : { text: messages.toComplaints, go }
  }
  const key = orderKey()
  if (!order || key?.orderId !== order) return undefined
  if (intention === 'plan') {
    const go = () => openPage('arrangement.html', { ...key })
    return file === 'arrangement.html' ? undefined : { text: messages.toPlan, go }
  }
  if (file === 'order.html') return undefined
  return { text: messages.toOrder, go: () => openPage('order.html', { ...key }) }
}

interface EntryProps {
  sent: Unanswered
  messages: Messages
  dismiss: () => void
}

function Entry({ sent, messages, dismiss }: EntryProps) {
  const way = wayOf(sent, messages)
  const { title, advice } = messages[sent.intention]
  const time = clockText(new Date(sent.sentAt).toISOString(), Date.now(), hoursAhead)
  return (
    <li className="unanswered_entry">
      <AlertIcon />
      <div className="unanswered_body">
        <h2 className="unanswered_title">{title}</h2>
        <p>{`${formatMessage(messages.sent, { time })} ${advice}`}</p>
        <div className="unanswered_actions">
          {way && (
            <Button variant="quiet" onClick={way.go}>
              {way.text}
            </Button>
          )}
          <Button variant="quiet" onClick={dismiss}>
            {messages.understood}
          </Button>
        </div>
      </div>
    </li>
  )
}

interface UnansweredListProps {
  store: UnansweredStore
  messages: Messages
}

export function UnansweredList({ store, messages }: UnansweredListProps) {
  const unanswered = useStore(store.$unanswered)
  const { list, leave } = useFocusInList(unanswered)
  if (unanswered.length === 0) return null
  const dismiss = (index: number, id: string) => {
    leave(index)
    store.dismiss(id)
  }
  return (
    <ul className="unanswered" ref={list} aria-label={messages.region}>
      {unanswered.map((sent, index) => (
        <Entry
          key={sent.id}
          sent={sent}
          messages={messages}
          dismiss={() => dismiss(index, sent.id)}
        />
      ))}
    </ul>
  )
}
