import { expect, test } from 'vitest'
import { toneOfDate } from '../../../../shared/features/loan-head/tone.ts'

// 20 November, 00:01 in the Philippines.
const time = { now: Date.UTC(2026, 10, 19, 16, 1), isServers: true, hoursAhead: 8 }

test.each([
  ['2026-11-19', 'late'],
  ['2026-11-20', 'soon'],
  ['2026-11-23', 'soon'],
  ['2026-11-24', 'calm'],
  ['on request', 'calm']
])('a payment of %s is %s', (date, tone) => {
  expect(toneOfDate(date, time)).toBe(tone)
})

test('nothing presses by the phone’s own clock', () => {
  expect(toneOfDate('2026-11-19', { ...time, isServers: false })).toBe('calm')
})
