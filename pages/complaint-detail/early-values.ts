import { disputeMessages as messages } from '#messages/dispute.ts'
import { brand } from '../../shared/config/brand.ts'
import { hoursAhead } from '../../shared/config/market-hours.ts'
import { earlyTime } from '../../shared/context/early-time.ts'
import { earlyTexts } from '../../shared/island/early-texts.ts'
import { zonedText } from '../../shared/loan/zoned-text.ts'
import { formatMessage } from '../../shared/messages/format-message.ts'
import { conversationStage, namesOffice } from './conversation-stage.ts'
import { foldedCount } from './folded-count.ts'

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

/** The stage, and what is in sight of the conversation; React shows the pictures below its end. */
export function earlyValues(data: Values, _search: URLSearchParams, serverTime: number): unknown {
  const thread = (data.thread ?? []) as Values[]
  const { reply } = earlyTexts(data, 'reply')
  const isAnswered = reply || `${data.replyImages ?? ''}` !== ''
  const lacksAnswer = isAnswered && thread.every(({ from }) => from !== 'us')
  // React adds what the thread lacks.
  if (thread[0]?.from !== 'you' || lacksAnswer || !brand.services.includes('claims')) return {}
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
    messages: inSight.map(messageValues)
  }
}
