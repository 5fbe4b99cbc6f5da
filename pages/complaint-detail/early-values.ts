import { disputeMessages as messages } from '#messages/dispute.ts'
import { brand } from '../../shared/config/brand.ts'
import { hoursAhead } from '../../shared/config/market-hours.ts'
import { earlyTime } from '../../shared/context/early-time.ts'
import { earlyTexts } from '../../shared/island/early-texts.ts'
import { zonedText } from '../../shared/loan/zoned-text.ts'
import { formatMessage } from '../../shared/messages/format-message.ts'
import { conversationStage, namesOffice } from './conversation-stage.ts'
import { foldedCount } from './folded-count.ts'
import { placeOf, resultName } from './whole-thread.ts'

type Values = Record<string, unknown>

const writers = new Map<unknown, string>([
  ['you', messages.you],
  ['us', messages.us],
  ['system', messages.system]
])

function messageValues(message: Values) {
  const { from, name, time, text } = earlyTexts(message, 'from', 'name', 'time', 'text')
  return {
    [from === 'you' ? from : 'us']: '1',
    name: name || writers.get(from),
    time: zonedText(time, hoursAhead),
    text
  }
}

/** Whether a message has these words, if any, and pictures where some belong to them. */
const holds = (message: Values | undefined, words: string, pictures: unknown) =>
  `${pictures ?? ''}` === '' ? !words || message !== undefined : `${message?.images ?? ''}` !== ''

/** The stage, and what is in sight of the conversation; React shows the pictures below its end. */
export function earlyValues(data: Values, _search: URLSearchParams, serverTime: number): unknown {
  const thread = (data.thread ?? []) as Values[]
  const { content, reply, agent } = earlyTexts(data, 'content', 'reply', 'agent')
  const own = placeOf(thread, { from: 'you', text: content })
  const answer = placeOf(thread, { from: 'us', text: reply })
  // React adds what the thread lacks.
  const isWhole =
    holds(thread[own], content, data.images) && holds(thread[answer], reply, data.replyImages)
  if (thread[0]?.from !== 'you' || !isWhole || !brand.services.includes('claims')) return {}
  const stage = conversationStage(earlyTexts(data, 'state', 'answerBy'), earlyTime(serverTime))
  const count = foldedCount(thread)
  const inSight = thread.slice(count)
  const isComplete = inSight.every(
    ({ from, text, images }, index) =>
      writers.has(from) && text && (index === inSight.length - 1 || `${images ?? ''}` === '')
  )
  return {
    stage,
    namesOffice: namesOffice(data.state) ? '1' : '',
    isComplete: isComplete ? '1' : '',
    earlier: count > 0 ? formatMessage(messages.earlier, { count }) : '',
    messages: inSight.map((message, index) => ({
      ...messageValues(message),
      ...(index + count === answer && { name: resultName(agent) })
    }))
  }
}
