import { dayOf } from './day.ts'

const minute = 60_000
const hour = 60 * minute
const day = 24 * hour

export interface MarketTime {
  now: number
  /** The phone's own clock may be wrong by years. */
  isServers: boolean
  hoursAhead: number
}

/** `2026-12-04`, `2026/12/4 18:05`, `2026-12-04T18:05:00+08:00`, the same separator twice. */
const momentText =
  /^(\d{4})([-/.])(\d{1,2})\2(\d{1,2})(?:[ T](\d{1,2}):(\d{2})(?::(\d{2})(?:\.\d+)?)?)?(Z|[+-]\d{2}:?\d{2})?$/

function zoneHours(zone: string): number {
  const [, sign, hours, minutes] = /([+-])(\d{2}):?(\d{2})/.exec(zone) ?? []
  const ahead = Number(hours ?? 0) + Number(minutes ?? 0) / 60
  return sign === '-' ? -ahead : ahead
}

/** Milliseconds since 1970 at the end of a day or minute, in the market's zone if none is named. */
export function endOf(
  text: string,
  { hoursAhead }: Pick<MarketTime, 'hoursAhead'>
): number | undefined {
  const [, year, , month, date, hours, minutes, seconds, zone] = momentText.exec(text.trim()) ?? []
  const start = year ? dayOf(Number(year), Number(month), Number(date)) : undefined
  if (start === undefined) return undefined
  const wall =
    hours === undefined
      ? day
      : Number(hours) * hour +
        Number(minutes) * minute +
        (seconds ? Number(seconds) * 1000 : minute)
  return start * day + wall - (zone ? zoneHours(zone) : hoursAhead) * hour
}

/** By the phone's own clock nothing is judged that is more than a day away. */
export function isPast(moment: number, { now, isServers }: MarketTime): boolean {
  const since = now - moment
  return since >= 0 && (isServers || since < day)
}
