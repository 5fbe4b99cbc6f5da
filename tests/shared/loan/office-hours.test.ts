import { expect, test } from 'vitest'
import { parseDay } from '../../../shared/loan/day.ts'
import { isOfficeOpen } from '../../../shared/loan/office-hours.ts'

const hours = { days: [1, 2, 3, 4, 5], from: 8.5, to: 18 }
const holidays = new Set([parseDay('2026-11-30') as number])

test.each([
  ['2026-11-27T08:29:59+08:00', false],
  ['2026-11-27T08:30:00+08:00', true],
  ['2026-11-27T17:59:59+08:00', true],
  ['2026-11-27T18:00:00+08:00', false],
  ['2026-11-28T12:00:00+08:00', false],
  ['2026-11-29T12:00:00+08:00', false],
  ['2026-11-30T12:00:00+08:00', false],
  ['2026-12-01T12:00:00+08:00', true],
  // Still Monday in London.
  ['2026-11-23T23:00:00Z', false],
  ['2026-11-24T00:30:00Z', true]
])('at %s an office is open: %s', (time, expected) => {
  const at = { now: Date.parse(time), hoursAhead: 8, isServers: true }
  expect(isOfficeOpen(hours, at, holidays)).toBe(expected)
})
