import { expect, test } from 'vitest'
import { lastDay } from '../../../pages/repay-delay/last-day.ts'

const time = { now: Date.parse('2026-11-25T04:00:00Z'), isServers: true, hoursAhead: 8 }

test('paying all is offered until its day, and today once that day is over', () => {
  expect(lastDay('2026-11-28', time)).toBe('2026-11-28')
  expect(lastDay('2026-11-25', time)).toBe('2026-11-25')
  expect(lastDay('2026-11-13', time)).toBe('Today')
  // A day is over by the server's clock alone.
  expect(lastDay('2026-11-13', { ...time, isServers: false })).toBe('2026-11-13')
})
