import { dayOf, writeDay } from './day.ts'

const hour = 3_600_000
const day = 24 * hour

const momentText =
  /^(\d{4})-(\d\d)-(\d\d)T(\d\d):(\d\d)(?::(\d\d)(?:\.\d+)?)?(?:Z|([+-])(\d\d):?(\d\d))$/

/** Milliseconds since 1970 of `2026-11-22T10:31:00+08:00`, undefined for any other text. */
export function readMoment(text: string): number | undefined {
  const [, year, month, date, ...rest] = momentText.exec(text.trim()) ?? []
  const start = dayOf(Number(year), Number(month), Number(date))
  if (start === undefined) return undefined
  const [hours, minutes, seconds, sign, zoneHours, zoneMinutes] = rest
  const wall = (Number(hours) * 60 + Number(minutes)) * 60 + Number(seconds ?? 0)
  const ahead = (Number(zoneHours ?? 0) * 60 + Number(zoneMinutes ?? 0)) * 60
  return start * day + (wall - (sign === '-' ? -ahead : ahead)) * 1000
}

/** `10:31` on the day of `now`, else `2026-11-22 10:31`, `hoursAhead` of UTC; any other text stays as it came. */
export function clockText(text: string, now: number, hoursAhead: number): string {
  const moment = readMoment(text)
  if (moment === undefined) return text
  const local = moment + hoursAhead * hour
  const today = Math.floor((now + hoursAhead * hour) / day)
  const clock = new Date(local).toISOString().slice(11, 16)
  const own = Math.floor(local / day)
  return own === today ? clock : `${writeDay(own)} ${clock}`
}
