import type { Complaint } from '../../api/complaint-record.ts'
import { marketHolidays } from '../../config/market-holidays.ts'
import { hoursAhead } from '../../config/market-hours.ts'
import { parseDay } from '../../loan/day.ts'
import { dayAt } from '../../loan/day-at.ts'
import { zonedText } from '../../loan/zoned-text.ts'
import { type LadderStep, ladderOf } from './ladder.ts'
import { companyOffices } from './offices.ts'
import { sentAt } from './sent-at.ts'

const dayIn = (text: string) => parseDay(zonedText(text, hoursAhead))

/** The ladder from the day of sending; undefined without that day. `now` is in milliseconds. */
export function ladderOfComplaint(
  { thread, answerBy }: Pick<Complaint, 'thread' | 'answerBy'>,
  now: number
): LadderStep[] | undefined {
  const sent = dayIn(sentAt({ thread }))
  if (sent === undefined) return undefined
  const today = dayAt(now, hoursAhead)
  return ladderOf(companyOffices(), { sent, answerBy: dayIn(answerBy), today }, marketHolidays())
}
