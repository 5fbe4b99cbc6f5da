import { hoursAhead } from '../../config/market-hours.ts'

const milliseconds = hoursAhead * 3_600_000

const twoDigits = (value: number) => String(value).padStart(2, '0')

/** The market's offset from UTC: `+08:00`. */
export const marketOffset = `+${twoDigits(Math.floor(hoursAhead))}:${twoDigits((hoursAhead % 1) * 60)}`

/** The market's local time, for a time field: `2026-12-01T00:00`; '' for NaN. */
export function wallTime(instant: number): string {
  if (Number.isNaN(instant)) return ''
  const text = new Date(instant + milliseconds).toISOString()
  return text.slice(0, text.slice(17, 19) === '00' ? 16 : 19)
}

/** The instant of a local time: `2026-12-01T00:00:00+08:00`; '' for ''. */
export function instantText(wall: string): string {
  if (wall === '') return ''
  return `${wall.length === 16 ? `${wall}:00` : wall}${marketOffset}`
}
