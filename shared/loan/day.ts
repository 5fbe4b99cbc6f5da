const milliseconds = 86_400_000

/** Year first, and the same separator twice: `04/12/2026` could be April or December. */
const dayText = /^(\d{4})([-/.])(\d{1,2})\2(\d{1,2})(?:[ T]\d{1,2}:\d{2}(?::\d{2})?)?$/

/** Days since 1970-01-01 of a calendar day, undefined for one that no calendar has. */
export function dayOf(year: number, month: number, day: number): number | undefined {
  const date = new Date(Date.UTC(year, month - 1, day))
  // 30 February would be read as 2 March, and the year 26 as 1926.
  const exists = date.getUTCMonth() === month - 1 && date.getUTCFullYear() === year
  return exists ? date.getTime() / milliseconds : undefined
}

// By hand: `new Date` of such a text is invalid on iOS, or a day early west of Greenwich.
/** Days since 1970-01-01 of `2026-12-04` or `2026/12/4 18:05`; undefined for a time with a zone. */
export function parseDay(text: string): number | undefined {
  const [, year, , month, day] = dayText.exec(text.trim()) ?? []
  return year ? dayOf(Number(year), Number(month), Number(day)) : undefined
}

/** `2026-12-04`, of days since 1970-01-01. */
export function writeDay(day: number): string {
  return new Date(day * milliseconds).toISOString().slice(0, 10)
}

const partsOf = (day: number) => {
  const date = new Date(day * milliseconds)
  return { month: date.getUTCFullYear() * 12 + date.getUTCMonth(), date: date.getUTCDate() }
}

/** Some months later; the last day of a month that is too short. */
export function addMonths(day: number, months: number): number {
  const { month, date } = partsOf(day)
  const year = Math.floor((month + months) / 12)
  const place = (month + months) % 12
  const last = new Date(Date.UTC(year, place + 1, 0)).getUTCDate()
  return Date.UTC(year, place, Math.min(date, last)) / milliseconds
}

export function wholeMonths(from: number, to: number): number | undefined {
  const months = partsOf(to).month - partsOf(from).month
  return addMonths(from, months) === to ? months : undefined
}
