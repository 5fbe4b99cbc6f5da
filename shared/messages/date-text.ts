import { dateMessages } from '#messages/dates.ts'

/** Year first, and the same separator twice: `04/12/2026` may be April or December. */
const isoDate = /^((?:19|20)\d\d)([-/])(\d{1,2})\2(\d{1,2})(?:[ T](\d{1,2}:\d{2})(?::\d{2})?)?$/

const months = dateMessages.months.split(' ')

/** `2026-12-04 18:05` is `4 Dec 2026, 18:05`, unbreakable; other texts stay. `Intl` is slow. */
export function dateText(text: string): string {
  const [, year, , month, day, time] = isoDate.exec(text) ?? []
  const name = months[Number(month) - 1]
  if (!name || !Number(day)) return text
  const date = `${Number(day)}\u00a0${name}\u00a0${year}`
  return time ? `${date}, ${time}` : date
}
