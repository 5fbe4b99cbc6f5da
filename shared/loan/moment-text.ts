const twoDigits = (value: number) => String(value).padStart(2, '0')

/** `2026-12-04 14:05` of milliseconds since 1970, by the phone's own clock and time zone. */
export function momentText(moment: number): string {
  const date = new Date(moment)
  const day = [date.getFullYear(), twoDigits(date.getMonth() + 1), twoDigits(date.getDate())]
  return `${day.join('-')} ${twoDigits(date.getHours())}:${twoDigits(date.getMinutes())}`
}
