import { disputeMessages as messages } from '#messages/dispute.ts'
import type { ComplaintMessage } from '../../shared/api/complaint-record.ts'
import { hoursAhead } from '../../shared/config/market-hours.ts'
import { zonedText } from '../../shared/loan/zoned-text.ts'
import { dateText } from '../../shared/messages/date-text.ts'
import { Pictures } from './pictures.tsx'

export function Conversation({ thread }: { thread: readonly ComplaintMessage[] }) {
  return (
    <div role="log" aria-label={messages.conversation}>
      <ol className="conversation">
        {thread.map((message, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: messages only come after one another.
          <Message key={index} message={message} />
        ))}
      </ol>
    </div>
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
