import { brand } from '../../config/brand.ts'
import { parseDay } from '../../lib/day.ts'
import { dueMessages as messages } from '../../messages/repayment.ts'

/** How far each market's clocks are ahead of UTC, all year. */
const hoursAhead = { ph: 8, in: 5.5 }

/** What stands before the day of a payment, which may have passed. */
export function dateLabelOf(date: string): string {
  const today = Math.floor((Date.now() / 3_600_000 + hoursAhead[brand.market]) / 24)
  return (parseDay(date) ?? today) < today ? messages.past : messages.date
}
