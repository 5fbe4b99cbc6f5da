import { hoursAhead } from '../config/market-hours.ts'
import { endOf } from '../loan/market-time.ts'
import { zonedText } from '../loan/zoned-text.ts'
import { dateText } from '../messages/date-text.ts'

/** '' for a text without a day. */
export function promisedDate(text: string): string {
  return endOf(text, { hoursAhead }) === undefined ? '' : dateText(zonedText(text, hoursAhead))
}
