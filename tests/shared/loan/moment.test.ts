import { expect, test } from 'vitest'
import { clockText, readMoment } from '../../../shared/loan/moment.ts'

const now = Date.parse('2026-11-22T04:00:00Z')

test.each([
  ['2026-11-22T10:31:00+08:00', '2026-11-22T02:31:00.000Z'],
  ['2026-11-22T10:31+0530', '2026-11-22T05:01:00.000Z'],
  ['2026-11-22T10:31:09.250Z', '2026-11-22T10:31:09.000Z'],
  ['2026-11-21T22:31:00-05:00', '2026-11-22T03:31:00.000Z']
])('%s is a moment', (text, moment) => {
  expect(new Date(readMoment(text) ?? Number.NaN).toISOString()).toBe(moment)
})

test.each([
  '',
  '2026-11-22',
  '2026-11-22 10:31',
  '2026-02-30T10:31:00Z',
  'soon',
  '2026-11-22T10:31'
])('‘%s’ is no moment, and is shown as it came', text => {
  expect(readMoment(text)).toBeUndefined()
  expect(clockText(text, now, 8)).toBe(text)
})

test('a moment is shown by the market’s clocks, with its day where that is another one', () => {
  expect(clockText('2026-11-22T02:31:00Z', now, 8)).toBe('10:31')
  expect(clockText('2026-11-22T02:31:00Z', now, 5.5)).toBe('08:01')
  expect(clockText('2026-11-21T15:59:00Z', now, 8)).toBe('2026-11-21 23:59')
  expect(clockText('2026-11-21T16:00:00Z', now, 8)).toBe('00:00')
})
