import { disputeMessages as messages } from '#messages/dispute.ts'
import type { Complaint } from '../../shared/api/complaint-record.ts'
import { hoursAhead } from '../../shared/config/market-hours.ts'
import { parseDay } from '../../shared/loan/day.ts'
import { zonedText } from '../../shared/loan/zoned-text.ts'
import { clockText } from './clock-text.ts'
import { isAnswered, isConversation } from './kind-of.ts'

const isSet = (value: unknown) => [1, '1', true].includes(value as number)

const senders = { you: messages.you, us: messages.us, system: messages.system }

const there = (time: string) => zonedText(time, hoursAhead)

/** A single message with text alone; a longer conversation is the page's to fold. */
function conversationOf({ thread: [message, more] }: Complaint) {
  if (!message?.text || more || message.images?.length) throw message
  const { from, name, time, text } = message
  const facts = { name: name || senders[from], time: there(time), text }
  const own = from === 'you' ? 'yours' : 'ours'
  const climbs = parseDay(there(time)) !== undefined && '1'
  return { ours: {}, yours: {}, [own]: facts, [`is-${own}`]: '1', talks: '1', climbs: climbs || '' }
}

/** What was answered, or that it is waited for: pictures and a question for stars are the page's. */
function exchangeOf(complaint: Complaint) {
  const { content, images, replyImages } = complaint
  if (!content || images.length > 0 || replyImages.length > 0) throw complaint
  return { ours: {}, yours: {}, tells: '1', [isAnswered(complaint) ? 'answers' : 'waits']: '1' }
}

export function earlyValues(
  data: Partial<Complaint>,
  _search: URLSearchParams,
  serverTime: number
): unknown {
  const complaint = {
    ...data,
    thread: data.thread ?? [],
    reply: data.reply ?? '',
    images: data.images ?? [],
    replyImages: data.replyImages ?? [],
    canReply: isSet(data.canReply),
    canReopen: isSet(data.canReopen)
  } as Complaint
  // It is asked for soon, and beside the answer stands the way to it.
  if (Number(complaint.needsScore)) return {}
  const time = { now: serverTime || Date.now(), isServers: serverTime > 0, hoursAhead }
  return {
    ...data,
    clock: clockText(complaint, time),
    ...(isConversation(complaint) ? conversationOf(complaint) : exchangeOf(complaint))
  }
}
