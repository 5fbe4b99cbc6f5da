import { expect, test } from 'vitest'
import { holidays } from '../../../shared/config/holidays.ts'
import { parseDay } from '../../../shared/loan/day.ts'

test.each(Object.entries(holidays))(
  'the holidays of %s are days, in order, each once',
  (_market, { days }) => {
    expect(days.filter(day => parseDay(day) === undefined)).toEqual([])
    expect([...new Set(days)].sort()).toEqual(days)
  }
)
