import { expect, test } from 'vitest'
import { dateLabelOf } from '../../../../shared/features/loan-head/date-label.ts'

// 20 November in the Philippines.
const afterMidnight = Date.UTC(2026, 10, 19, 16, 1)
const serversTime = { now: afterMidnight, isServers: true, hoursAhead: 8 }

test.each([
  ['2026-11-19', 'Was due'],
  ['2026-11-19 18:05', 'Was due'],
  ['2020-01-05', 'Was due'],
  [' 2026-11-19 ', 'Was due'],
  ['2026-11-20', 'Due date'],
  ['2026-11-20 00:00', 'Due date'],
  ['2026-11-21', 'Due date'],
  ['on request', 'Due date'],
  ['', 'Due date']
])('what stands before %s', (date, label) => {
  expect(dateLabelOf(date, serversTime)).toBe(label)
})

test('a day has not passed before midnight where the loan was made', () => {
  const time = { ...serversTime, now: afterMidnight - 120_000 }
  expect(dateLabelOf('2026-11-19', time)).toBe('Due date')
})

test('the phone’s own clock is not believed about what is more than a day away', () => {
  const time = { ...serversTime, now: Date.UTC(2101, 0, 1), isServers: false }
  expect(dateLabelOf('2099-12-01', time)).toBe('Due date')
  expect(dateLabelOf('2100-12-31', time)).toBe('Was due')
})
