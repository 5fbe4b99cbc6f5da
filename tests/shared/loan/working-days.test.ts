import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { parseDay, writeDay } from '../../../shared/loan/day.ts'
import { addWorkingDays, isWorkingDay } from '../../../shared/loan/working-days.ts'

const day = (text: string) => parseDay(text) as number
const none = new Set<number>()

describe('working days', () => {
  test.each([
    ['2026-11-20', 1, '2026-11-23'],
    ['2026-11-21', 1, '2026-11-23'],
    ['2026-11-22', 1, '2026-11-23'],
    ['2026-11-23', 0, '2026-11-23'],
    ['2026-11-23', 3, '2026-11-26'],
    ['2026-11-26', 3, '2026-12-01']
  ])('%s and %i of them is %s', (from, count, to) => {
    expect(writeDay(addWorkingDays(day(from), count, none))).toBe(to)
  })

  test('skip holidays, and a holiday on a weekend once', () => {
    const christmas = new Set(['2026-12-24', '2026-12-25', '2026-12-26'].map(day))
    expect(writeDay(addWorkingDays(day('2026-12-23'), 1, christmas))).toBe('2026-12-28')
  })

  test('are never a weekend or a holiday, and as many as asked for', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: -3000, max: 30_000 }),
        fc.integer({ min: 1, max: 60 }),
        fc.uniqueArray(fc.integer({ min: -3000, max: 30_000 })),
        (from, count, list) => {
          const holidays = new Set(list)
          const to = addWorkingDays(from, count, holidays)
          const between = Array.from({ length: to - from }, (_, index) => from + index + 1)
          expect(between.filter(each => isWorkingDay(each, holidays))).toHaveLength(count)
          expect(isWorkingDay(to, holidays)).toBe(true)
        }
      )
    )
  })
})
