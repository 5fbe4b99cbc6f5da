import { dayAt } from './day-at.ts'
import type { MarketTime } from './market-time.ts'
import { weekday } from './working-days.ts'

const hour = 3_600_000

export interface OfficeHours {
  /** 0 for Sunday. */
  days: readonly number[]
  /** Hours of the market's clock: 8.5 for half past eight. */
  from: number
  to: number
}

/** `holidays`: days since 1970-01-01 on which nobody works. */
export function isOfficeOpen(
  { days, from, to }: OfficeHours,
  { now, hoursAhead }: MarketTime,
  holidays: ReadonlySet<number>
): boolean {
  const day = dayAt(now, hoursAhead)
  const clock = now / hour + hoursAhead - day * 24
  return days.includes(weekday(day)) && !holidays.has(day) && clock >= from && clock < to
}
