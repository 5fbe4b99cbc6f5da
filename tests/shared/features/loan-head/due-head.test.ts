import { expect, test } from 'vitest'
import { dueHead } from '../../../../shared/features/loan-head/due-head.ts'

// 20 November, 00:01 in the Philippines.
const time = { now: Date.UTC(2026, 10, 19, 16, 1), isServers: true, hoursAhead: 8 }
const late = { date: '2026-11-17', rows: [] }

test('a payment that is late says so by its tone, the day’s label and the count', () => {
  expect(dueHead(late, time)).toEqual({
    tone: 'late',
    date: '2026-11-17',
    dateLabel: 'Was due',
    standing: '3 days late',
    cost: ''
  })
})

test('nothing presses a borrower who has paid', () => {
  expect(dueHead(late, time, true)).toEqual({
    tone: 'paid',
    date: '2026-11-17',
    dateLabel: 'Due date',
    standing: '',
    cost: ''
  })
})
