import { disputeMessages as messages } from '#messages/dispute.ts'
import type { ComplaintMessage } from '../../shared/api/complaint-record.ts'
import { hoursAhead } from '../../shared/config/market-hours.ts'
import { zonedText } from '../../shared/loan/zoned-text.ts'
import { dateText } from '../../shared/messages/date-text.ts'
import { formatMessage } from '../../shared/messages/format-message.ts'
import { Fold } from '../../shared/ui/fold/fold.tsx'
import { Pictures } from './pictures.tsx'

/** Our last answer and what followed; earlier messages are one tap away. */
export function Conversation({ thread }: { thread: readonly ComplaintMessage[] }) {
  const answer = thread.map(({ from }) => from).lastIndexOf('us')
  const earlier = thread.slice(0, Math.max(answer, 0))
  return (
    <div role="log" aria-label={messages.conversation}>
      {earlier.length > 0 && (
        <Fold title={formatMessage(messages.earlier, { count: earlier.length })}>
          <Messages messages={earlier} />
        </Fold>
      )}
      <Messages messages={thread.slice(earlier.length)} />
    </div>
  )
}

export function Messages(props: { messages: readonly ComplaintMessage[] }) {
  return (
    <ol className="conversation">
      {props.messages.map((message, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: messages only come after one another.
        <Message key={index} message={message} />
      ))}
    </ol>
  )
}

function Message({ message: { from, name, time, text, images } }: { message: ComplaintMessage }) {
  const isOurs = from !== 'you'
  return (
    <li className={isOurs ? 'conversation_message is-ours' : 'conversation_message'}>
      <p className="conversation_head">
        <span className="conversation_name">{name || messages[from]}</span>
        <span className="conversation_time">{dateText(zonedText(time, hoursAhead))}</span>
      </p>
      <p className="detail_text">{text}</p>
      <Pictures sources={images} title={isOurs ? messages.ourPhoto : messages.photo} />
    </li>
  )
}
