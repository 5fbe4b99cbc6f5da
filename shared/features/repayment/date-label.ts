import { dueMessages as messages } from '#messages/repayment.ts'
import { endOf, isPast, type MarketTime } from '../../loan/market-time.ts'

/** What stands before the day of a payment, which may have passed. */
export function dateLabelOf(date: string, time: MarketTime): string {
  const [day = ''] = date.trim().split(/[ T]/)
  const end = endOf(day, time)
  return end !== undefined && isPast(end, time) ? messages.past : messages.date
}
