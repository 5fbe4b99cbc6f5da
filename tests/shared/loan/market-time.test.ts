// @vitest-environment node
import { expect, test } from 'vitest'
import { dayAt } from '../../../shared/loan/day-at.ts'
import { endOf, isPast } from '../../../shared/loan/market-time.ts'

const manila = { hoursAhead: 8 }
const endText = (text: string, market = manila) => {
  const end = endOf(text, market)
  return end === undefined ? undefined : new Date(end).toISOString()
}

test.each([
  // A day ends with its last moment, a minute with its last second, a second is one.
  ['2026-12-04', '2026-12-04T16:00:00.000Z'],
  [' 2026/12/4 ', '2026-12-04T16:00:00.000Z'],
  ['2026.12.04 18:05', '2026-12-04T10:06:00.000Z'],
  ['2026-12-04T18:05:30', '2026-12-04T10:05:30.000Z'],
  ['2026-12-04T18:05:30.500', '2026-12-04T10:05:30.000Z'],
  // A zone that is named counts before the market’s.
  ['2026-12-04T18:05:00Z', '2026-12-04T18:05:00.000Z'],
  ['2026-12-04T18:05:00+05:30', '2026-12-04T12:35:00.000Z'],
  ['2026-12-04T18:05:00+0530', '2026-12-04T12:35:00.000Z'],
  ['2026-12-04T18:05:00-03:30', '2026-12-04T21:35:00.000Z']
])('%s ends at %s', (text, end) => {
  expect(endText(text)).toBe(end)
})

test('a day ends by the clocks of its market', () => {
  expect(endText('2026-12-04', { hoursAhead: 5.5 })).toBe('2026-12-04T18:30:00.000Z')
})

test.each(['', 'soon', '2026-12', '2026-02-30', '2026-12/04', '2026-12-04 18', 'on 2026-12-04'])(
  '"%s" is no day',
  text => {
    expect(endText(text)).toBeUndefined()
  }
)

const now = Date.parse('2026-12-04T10:00:00Z')
const day = 86_400_000

test.each([
  [0, true, true],
  [1, true, false],
  [-day, true, true],
  [-400 * day, true, true],
  // The phone’s own clock may be wrong by years.
  [0, false, true],
  [1, false, false],
  [1 - day, false, true],
  [-day, false, false]
])(
  'a moment %d ms ahead of a clock that is the server’s (%s) is past: %s',
  (ahead, isServers, past) => {
    expect(isPast(now + ahead, { now, isServers, hoursAhead: 8 })).toBe(past)
  }
)

test('a day begins at midnight of the market', () => {
  const midnight = Date.parse('2026-12-03T16:00:00Z')
  expect(dayAt(midnight, 8) - dayAt(midnight - 1, 8)).toBe(1)
  expect(dayAt(midnight, 8)).toBe(Date.parse('2026-12-04T00:00:00Z') / day)
  expect(dayAt(Date.parse('2026-12-03T18:30:00Z'), 5.5)).toBe(dayAt(midnight, 8))
})
