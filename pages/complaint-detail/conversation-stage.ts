import { commonMessages as common } from '#messages/common.ts'
import { disputeMessages as messages } from '#messages/dispute.ts'
import type { Complaint } from '../../shared/api/complaint-record.ts'
import { hoursAhead } from '../../shared/config/market-hours.ts'
import { endOf, isPast, type MarketTime } from '../../shared/loan/market-time.ts'
import { zonedText } from '../../shared/loan/zoned-text.ts'
import { formatMessage } from '../../shared/messages/format-message.ts'

type Stage = Pick<Complaint, 'answerBy'> & { state: string | undefined }

/** Only a complaint with our answer names an office in its head. */
export const namesOffice = (state: unknown) => state === 'answered' || state === 'closed'

export function conversationStage({ state, answerBy }: Stage, time: MarketTime): string {
  if (state === 'closed') return messages.closed
  if (state === 'answered') return messages.answered
  const end = endOf(answerBy, time)
  if (end === undefined) return messages.open
  const date = zonedText(answerBy, hoursAhead)
  return formatMessage(isPast(end, time) ? messages.late : common.answerBy, { date })
}
