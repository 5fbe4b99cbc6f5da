import { dayMessages } from '#messages/days.ts'
import { daysLeft } from '../../shared/features/loan-head/urgency.ts'
import type { MarketTime } from '../../shared/loan/market-time.ts'

/** The last day to pay all: today, once the day itself is over. */
export function lastDay(date: string, time: MarketTime): string {
  return (daysLeft(date, time) ?? 0) < 0 ? dayMessages.today : date
}
