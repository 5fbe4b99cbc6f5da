// @vitest-environment node
import { expect, test, vi } from 'vitest'
import { earlyTime } from '../../../shared/context/early-time.ts'

test.each([
  ['the server’s where its answer has a date', 1_790_000_000_000, true],
  ['the phone’s where the answer has none', Number.NaN, false],
  ['the phone’s where the answer’s date is no time at all', 0, false]
])('the time of an early answer is %s', (_what, served, isServers) => {
  vi.useFakeTimers({ now: 1_780_000_000_000 })
  expect(earlyTime(served)).toEqual({
    now: isServers ? 1_790_000_000_000 : 1_780_000_000_000,
    isServers,
    hoursAhead: 8
  })
  vi.useRealTimers()
})
