import { disputeMessages as messages } from '#messages/dispute.ts'
import { brand } from '../../shared/config/brand.ts'
import { hoursAhead } from '../../shared/config/market-hours.ts'
import { earlyTime } from '../../shared/context/early-time.ts'
import { earlyTexts } from '../../shared/island/early-texts.ts'
import { zonedText } from '../../shared/loan/zoned-text.ts'
import { formatMessage } from '../../shared/messages/format-message.ts'
import { conversationStage } from './conversation-stage.ts'

type Values = Record<string, unknown>

const isSet = (value: unknown) => [1, '1', true].includes(value as number)

/** The stage, and our answer if it came last; React shows the rest. */
export function earlyValues(data: Values, _search: URLSearchParams, serverTime: number): unknown {
  const thread = (data.thread ?? []) as Values[]
  const last = thread[thread.length - 1]
  if (!last || !brand.services.includes('claims')) return {}
  const complaint = {
    ...earlyTexts(data, 'state', 'answerBy'),
    canReply: isSet(data.canReply),
    canReopen: isSet(data.canReopen)
  }
  const time = earlyTime(serverTime)
  const stage = conversationStage(complaint, time)
  const { from, name, time: sent, text } = earlyTexts(last, 'from', 'name', 'time', 'text')
  const count = thread.length - 1
  if (from !== 'us' || !text || count === 0) return { stage }
  return {
    stage,
    earlier: formatMessage(messages.earlier, { count }),
    name: name || messages.us,
    time: zonedText(sent, hoursAhead),
    text
  }
}
