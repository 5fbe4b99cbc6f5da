import { expect, test } from 'vitest'
import { billOf, isRunning, toneOf } from '../../../pages/order/bill.ts'
import { toneOfDate } from '../../../shared/features/loan-head/tone.ts'

/** Ten in the morning of 24 November in Manila. */
const time = { now: Date.parse('2026-11-24T02:00:00Z'), isServers: true, hoursAhead: 8 }
const amount = { text: 'Amount to repay', value: '₱5.455,00' }
const term = { text: 'Loan term', value: '91 days' }
const due = (value: string) => ({ text: 'Due date', value })

test('a bill says what is owed, by when, and how much of the term is over', () => {
  expect(billOf([amount, term, due('2026-11-27')], time)).toEqual({
    amount: '₱5.455,00',
    date: '2026-11-27',
    passed: 1 - 3 / 91
  })
})

test('a plan’s next payment counts, in place of the whole and its date, within the same term', () => {
  const next = { amount: '₱1.000,00', date: '2026-12-01' }
  const rows = [amount, term, due('2027-01-30')]
  const bill = billOf(rows, time, next)
  expect(bill).toEqual({ ...next, passed: 1 - 67 / 91 })
})

test('a late bill has its whole term behind it', () => {
  expect(billOf([amount, term, due('2026-11-21')], time).passed).toBe(1)
})

test('rows that do not say it, or say it twice, make no bill', () => {
  expect(billOf([{ text: 'Loan amount', value: '₱1' }], time)).toMatchObject({
    amount: '',
    date: ''
  })
  expect(billOf([amount, amount], time).amount).toBe('')
})

test('a term that has not begun has nothing behind it, and one that ends today does not run', () => {
  expect(billOf([amount, term, due('2027-03-30')], time).passed).toBe(0)
  const lastDay = billOf([amount, term, due('2026-11-24')], time)
  expect(lastDay.passed).toBe(1)
  expect(isRunning(lastDay)).toBe(false)
  expect(isRunning(billOf([amount, term, due('2026-11-25')], time))).toBe(true)
})

test('a row is read without the spaces around it, and one without a value says nothing', () => {
  expect(billOf([{ text: ' Due date: ', value: ' 2026-11-27 ' }], time).date).toBe('2026-11-27')
  expect(billOf([{ text: 'Amount to repay' }], time).amount).toBe('')
  expect(billOf([{ value: '₱1' }], time)).toMatchObject({ amount: '', date: '' })
})

test.each(['91days', '91  Days'])('a term of "%s" is counted in days', value => {
  const rows = [{ text: 'Loan term', value }, due('2026-11-27')]
  expect(billOf(rows, time).passed).toBe(1 - 3 / 91)
})

test('a term without a known last day draws no part', () => {
  expect(billOf([amount, term], time).passed).toBeUndefined()
})

const noTerms = ['3 months', '91', '', '0 days', '12345 days', 'about 91 days', '91 days 12']

test.each(noTerms)('a term of "%s" draws no part', value => {
  const rows = [{ text: 'Loan term', value }, due('2026-11-27')]
  expect(billOf(rows, time).passed).toBeUndefined()
  expect(isRunning(billOf(rows, time))).toBe(false)
})

test.each([
  [174, '2026-12-04', 'calm'],
  [174, '2026-11-28', 'calm'],
  [174, '2026-11-27', 'soon'],
  [174, '2026-11-24', 'soon'],
  [174, '2026-11-23', 'late'],
  [174, '', 'soon'],
  [180, '2026-11-24', 'late'],
  [170, '', 'calm'],
  [170, '2026-11-27', 'soon'],
  [200, '2026-11-01', 'paid'],
  [151, '2026-12-04', 'soon'],
  [110, '2026-11-24', 'resting'],
  [21, '2026-11-24', 'calm'],
  [999, '2026-11-01', 'calm']
] as const)('status %i, due %s, is %s', (status, date, tone) => {
  expect(toneOf(status, toneOfDate(date, time), date)).toBe(tone)
})

test('by the phone’s own clock nothing is soon or late', () => {
  const own = { ...time, isServers: false }
  expect(toneOf(174, toneOfDate('2026-11-20', own), '2026-11-20')).toBe('calm')
})
