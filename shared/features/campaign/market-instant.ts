import { hoursAhead } from '../../config/market-hours.ts'

const milliseconds = hoursAhead * 3_600_000

const twoDigits = (value: number) => String(value).padStart(2, '0')

/** How far the market's clocks are ahead of UTC: `+08:00`. */
export const marketOffset = `+${twoDigits(Math.floor(hoursAhead))}:${twoDigits((hoursAhead % 1) * 60)}`

/** An instant as the market's clocks show it and a field for a time takes it: `2026-12-01T00:00`; '' of what is none. */
export function wallTime(instant: number): string {
  if (Number.isNaN(instant)) return ''
  const text = new Date(instant + milliseconds).toISOString()
  return text.slice(0, text.slice(17, 19) === '00' ? 16 : 19)
}

/** The instant of such a time, as a campaign names it: `2026-12-01T00:00:00+08:00`. */
export function instantText(wall: string): string {
  if (wall === '') return ''
  return `${wall.length === 16 ? `${wall}:00` : wall}${marketOffset}`
}
