import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { $countdown, startCountdown } from '../../../pages/landing/countdown.ts'

const now = Date.parse('2026-11-20T04:00:00Z')

beforeEach(() => {
  vi.useFakeTimers({ now })
})
afterEach(() => {
  vi.useRealTimers()
})

test('counts from 60 and is over at 1', () => {
  startCountdown(now)
  const seen = [$countdown.get()]
  $countdown.listen(count => seen.push(count))
  vi.advanceTimersByTime(120_000)
  expect(seen).toEqual([...Array.from({ length: 59 }, (_, second) => 60 - second), 0])
})

test('goes on where a reload left it, on the whole second', () => {
  startCountdown(now - 20_400)
  expect($countdown.get()).toBe(40)
  vi.advanceTimersByTime(600)
  expect($countdown.get()).toBe(39)
})

test('is over when the phone slept through it', () => {
  startCountdown(now)
  vi.setSystemTime(now + 300_000)
  vi.advanceTimersByTime(1000)
  expect($countdown.get()).toBe(0)
})

test('makes nobody wait longer than a minute when the clock was put back', () => {
  startCountdown(now + 3_600_000)
  expect($countdown.get()).toBe(60)
})

test('starts anew for a new code', () => {
  startCountdown(now - 50_000)
  startCountdown(now)
  vi.advanceTimersByTime(2000)
  expect($countdown.get()).toBe(58)
})
