import { expect, test } from 'vitest'
import { urgencyOf } from '../../../../shared/features/loan-head/urgency.ts'

// 20 November, 00:01 in the Philippines.
const time = { now: Date.UTC(2026, 10, 19, 16, 1), isServers: true, hoursAhead: 8 }
const rows = [
  { text: 'Loan amount', value: '₱5,000.00' },
  { text: 'Late charge (3 days)', value: '₱24.55' }
]

test.each([
  ['2026-11-17', '3 days late', 'Includes late charges of ₱24.55'],
  ['2026-11-19 18:00', '1 day late', 'Includes late charges of ₱24.55'],
  ['2026-11-20', 'Due today', ''],
  [' 2026-11-20 ', 'Due today', ''],
  ['2026-11-21', '1 day left', ''],
  ['2026/12/20', '30 days left', ''],
  ['on request', '', ''],
  ['', '', '']
])('a bill of %s stands at "%s" and says of its cost "%s"', (date, standing, cost) => {
  expect(urgencyOf({ date, rows }, time)).toEqual({ standing, cost })
})

test('the charge for being late is said only where the answer says it', () => {
  const others = [{ text: 'Late fee waived', value: '₱1' }, { text: 'Penalty', value: null }, {}]
  expect(urgencyOf({ date: '2026-11-17', rows: others }, time).cost).toBe('')
  expect(
    urgencyOf({ date: '2026-11-17', rows: [{ text: '滞纳金', value: '₱2' }] }, time).cost
  ).toBe('Includes late charges of ₱2')
})

test.each([
  ['Payment overdue by 3 days', '2026-11-17', ''],
  ['Payment due today', '2026-11-20', ''],
  ['Payment due in 3 days', '2026-11-23', ''],
  ['Payment overdue by 13 days', '2026-11-17', '3 days late'],
  ['Payment 3 of 6', '2026-11-23', '3 days left'],
  ['Repayment', '2026-11-20', 'Due today'],
  [undefined, '2026-11-23', '3 days left']
])('below "%s" a bill of %s does not count the days again', (title, date, standing) => {
  expect(urgencyOf({ date, rows, title }, time).standing).toBe(standing)
})

test('days are not counted by the phone’s own clock', () => {
  const own = { ...time, isServers: false }
  expect(urgencyOf({ date: '2026-11-17', rows }, own)).toEqual({ standing: '', cost: '' })
})
