import { dueMessages as messages } from '#messages/repayment.ts'
import { endOf, isPast, type MarketTime } from '../../loan/market-time.ts'

export function dateLabelOf(date: string, time: MarketTime): string {
  const [day = ''] = date.trim().split(/[ T]/)
  const end = endOf(day, time)
  return end !== undefined && isPast(end, time) ? messages.past : messages.date
}
