import type { ReactNode } from 'react'
import { commonMessages as common } from '#messages/common.ts'
import { complaintDetailMessages } from '#messages/complaint.ts'
import { disputeMessages as messages } from '#messages/dispute.ts'
import type { ComplaintMessage } from '../../shared/api/complaint-record.ts'
import { hoursAhead } from '../../shared/config/market-hours.ts'
import { zonedText } from '../../shared/loan/zoned-text.ts'
import { dateText } from '../../shared/messages/date-text.ts'
import { formatMessage } from '../../shared/messages/format-message.ts'
import { Fold } from '../../shared/ui/fold/fold.tsx'
import { foldedCount } from './folded-count.ts'
import { Pictures } from './pictures.tsx'

/** Our last answer and what followed; of a long conversation earlier messages are one tap away. */
export function Conversation({ thread }: { thread: readonly ComplaintMessage[] }) {
  const earlier = thread.slice(0, foldedCount(thread))
  return (
    <div className="conversation_log" role="log" aria-label={messages.conversation}>
      {earlier.length > 0 && (
        <div className="conversation_earlier">
          <Fold title={formatMessage(messages.earlier, { count: earlier.length })}>
            <Messages messages={earlier} />
          </Fold>
        </div>
      )}
      <Messages messages={thread.slice(earlier.length)} />
    </div>
  )
}

function Messages(props: { messages: readonly ComplaintMessage[] }) {
  return (
    <ol className="conversation">
      {props.messages.map((message, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: messages only come after one another.
        <li key={index}>
          <Message message={message} />
        </li>
      ))}
    </ol>
  )
}

interface MessageProps {
  message: ComplaintMessage
  children?: ReactNode
}

export function Message({ message, children }: MessageProps) {
  const { from, name, time, text, images } = message
  const isOurs = from !== 'you'
  return (
    <div className={isOurs ? 'conversation_message is-ours' : 'conversation_message'}>
      {children}
      <p className="conversation_head">
        <span className="conversation_name">{name || messages[from]}</span>
        <span className="conversation_time">{dateText(zonedText(time, hoursAhead))}</span>
      </p>
      <p className="detail_text">{text}</p>
      <Pictures
        sources={images}
        title={isOurs ? complaintDetailMessages.resultPhoto : common.photo}
      />
    </div>
  )
}
