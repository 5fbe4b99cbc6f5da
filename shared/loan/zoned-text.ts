import { readMoment } from './moment.ts'

/** `2026-11-22 10:31`, `hoursAhead` of UTC, of ISO 8601 with an offset; all else stays. `Intl` is slow at first. */
export function zonedText(text: string, hoursAhead: number): string {
  const moment = readMoment(text)
  if (moment === undefined) return text
  const there = new Date(moment + hoursAhead * 3_600_000).toISOString()
  return `${there.slice(0, 10)} ${there.slice(11, 16)}`
}
