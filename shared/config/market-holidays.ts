import { parseDay } from '../loan/day.ts'
import { brand } from './brand.ts'
import { holidays } from './holidays.ts'

/** In days since 1970-01-01. */
export const marketHolidays = (): ReadonlySet<number> =>
  new Set(holidays[brand.market].days.flatMap(day => parseDay(day) ?? []))
