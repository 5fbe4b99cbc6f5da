import { arrangementMessages as messages } from '#messages/arrangement.ts'
import { commonMessages as common } from '#messages/common.ts'
import { hoursAhead } from '../../config/market-hours.ts'
import { marketTime } from '../../context/market-time.ts'
import { promisedDate } from '../../context/promised-date.ts'
import { clockText } from '../../loan/moment.ts'
import { dateText } from '../../messages/date-text.ts'
import { formatMessage } from '../../messages/format-message.ts'

const whenText = (instant: string) => dateText(clockText(instant, marketTime().now, hoursAhead))

export function answerText(answerBy: string): string {
  if (!promisedDate(answerBy)) return messages.answerSoon
  return formatMessage(common.answerBy, { date: whenText(answerBy) })
}

/** '' for an offer that names no last day. */
export const untilText = (until = ''): string =>
  until && formatMessage(messages.offerUntil, { date: whenText(until) })
