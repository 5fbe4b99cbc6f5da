import { dayOf, writeDay } from '../../loan/day.ts'

/** Day, month, year. */
export function splitDay(value: string): string[] {
  const [year = '', month = '', day = ''] = value.split('-')
  return [day, month, year]
}

/** `1992-02-29`; the parts as typed, where no calendar has the day. */
export function joinParts([day = '', month = '', year = '']: readonly string[]): string {
  if (!day && !month && !year) return ''
  const whole = year.length === 4 ? dayOf(Number(year), Number(month), Number(day)) : undefined
  return whole === undefined ? [year, month, day].join('-') : writeDay(whole)
}
