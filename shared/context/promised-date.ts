import { hoursAhead } from '../config/market-hours.ts'
import { endOf } from '../loan/market-time.ts'
import { zonedText } from '../loan/zoned-text.ts'
import { dateText } from '../messages/date-text.ts'

/** Until when something is promised; '' for a text that names no day: nobody answers by 'soon'. */
export function promisedDate(text: string): string {
  return endOf(text, { hoursAhead }) === undefined ? '' : dateText(zonedText(text, hoursAhead))
}
