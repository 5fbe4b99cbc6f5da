import { holidays } from '../../shared/config/holidays.ts'
import { parseDay } from '../../shared/loan/day.ts'
import { addWorkingDays } from '../../shared/loan/working-days.ts'
import { dateText } from '../../shared/messages/date-text.ts'

const DAY = 86_400_000
// Manila keeps UTC+8 all year, so a fixed shift is exact.
const MANILA = 8 * 3_600_000

/** Days since 1970-01-01 on a Manila calendar. */
export function manilaDay(ms: number): number {
  return Math.floor((ms + MANILA) / DAY)
}

/** The day, since 1970, that is `count` working days after `ms` in Manila. */
export function workingDayAfter(ms: number, count: number): number {
  const closed = new Set(holidays.ph.days.map(day => parseDay(day) as number))
  return addWorkingDays(manilaDay(ms), count, closed)
}

/** `2026-12-04` */
export function dayText(day: number): string {
  return new Date(day * DAY).toISOString().slice(0, 10)
}

/** `4 Dec 2026`, as a sentence has it. */
export function spokenDay(day: number): string {
  return dateText(dayText(day))
}

/** `2026-12-04 18:05`, Manila time. */
export function timeText(ms: number): string {
  return new Date(ms + MANILA).toISOString().slice(0, 16).replace('T', ' ')
}

/** `2026-12-04T18:05:09+08:00` */
export function momentText(ms: number): string {
  return `${new Date(ms + MANILA).toISOString().slice(0, 19)}+08:00`
}

export function plural(count: number, noun: string): string {
  return `${count} ${noun}${count === 1 ? '' : 's'}`
}
