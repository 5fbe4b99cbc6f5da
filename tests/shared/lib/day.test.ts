// @vitest-environment node
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { parseDay, writeDay } from '../../../shared/lib/day.ts'

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
