// @vitest-environment node
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { addMonths, parseDay, wholeMonths, writeDay } from '../../../shared/loan/day.ts'

describe('days', () => {
  test.each([
    ['2026-12-04', '2026-12-04'],
    ['2026/12/4', '2026-12-04'],
    ['2026.02.28', '2026-02-28'],
    [' 2028-02-29 18:05 ', '2028-02-29'],
    ['2026-12-04T00:00:00', '2026-12-04']
  ])('reads %s', (text, day) => {
    expect(writeDay(parseDay(text) ?? Number.NaN)).toBe(day)
  })

  test.each([
    '',
    'to be agreed',
    '04/12/2026',
    '2026-13-01',
    '2026-02-30',
    '2027-02-29',
    '2026-12-04T16:00:00Z',
    '2026-12-04 16:00 GMT+8',
    '2026-12/04',
    '0000-00-00',
    '0026-12-04',
    '2026-12-04 to 2026-12-10'
  ])('refuses %s', text => {
    expect(parseDay(text)).toBeUndefined()
  })

  test('reads every day it writes', () => {
    fc.assert(
      fc.property(fc.integer({ min: -20_000, max: 100_000 }), day => {
        expect(parseDay(writeDay(day))).toBe(day)
      })
    )
  })
})

describe('months', () => {
  test.each([
    ['2026-01-31', 1, '2026-02-28'],
    ['2024-01-31', 1, '2024-02-29'],
    ['2026-12-15', 1, '2027-01-15'],
    ['2026-03-31', -1, '2026-02-28'],
    ['2026-01-15', -13, '2024-12-15']
  ])('%s and %s months is %s', (from, months, to) => {
    expect(writeDay(addMonths(parseDay(from) ?? Number.NaN, months))).toBe(to)
  })

  test('are whole from a day to the same date, or to the last of a shorter month', () => {
    const months = (from: string, to: string) =>
      wholeMonths(parseDay(from) ?? Number.NaN, parseDay(to) ?? Number.NaN)
    expect(months('2026-01-31', '2026-02-28')).toBe(1)
    expect(months('2026-01-31', '2027-01-31')).toBe(12)
    expect(months('2026-01-30', '2026-03-01')).toBeUndefined()
    expect(months('2026-03-15', '2026-01-15')).toBe(-2)
  })
})
