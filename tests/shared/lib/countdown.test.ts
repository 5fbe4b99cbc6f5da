// @vitest-environment node
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { createCountdown } from '../../../shared/lib/countdown.ts'

beforeEach(() => {
  vi.useFakeTimers({ now: new Date('2026-03-01T08:00:00Z') })
})
afterEach(() => {
  vi.useRealTimers()
})

test('a countdown counts the seconds and is over after 1', () => {
  const { $left, start } = createCountdown(60)
  expect($left.get()).toBe(0)
  start()
  expect($left.get()).toBe(60)
  vi.advanceTimersByTime(1000)
  expect($left.get()).toBe(59)
  vi.advanceTimersByTime(57_000)
  expect($left.get()).toBe(2)
  vi.advanceTimersByTime(1000)
  expect($left.get()).toBe(0)
  expect(vi.getTimerCount()).toBe(0)
})

test('a phone that slept is not made to wait again', () => {
  const { $left, start } = createCountdown(60)
  start()
  vi.setSystemTime(Date.now() + 50_000)
  vi.advanceTimersByTime(1000)
  expect($left.get()).toBe(9)
})

test('a clock that was put back makes nobody wait longer than the whole time', () => {
  const { $left, start } = createCountdown(60)
  start()
  vi.setSystemTime(Date.now() - 3_600_000)
  vi.advanceTimersByTime(1000)
  expect($left.get()).toBe(60)
  vi.advanceTimersByTime(59_000)
  expect($left.get()).toBe(0)
})

test('a countdown goes on from an earlier moment, and can be stopped', () => {
  const { $left, start, stop } = createCountdown(60)
  start(Date.now() - 20_500)
  expect($left.get()).toBe(40)
  vi.advanceTimersByTime(500)
  expect($left.get()).toBe(39)
  stop()
  expect($left.get()).toBe(0)
  expect(vi.getTimerCount()).toBe(0)
})

test('a countdown wakes the phone once a second', () => {
  const wake = vi.spyOn(globalThis, 'setTimeout')
  const { start, stop } = createCountdown(60)
  start(Date.now() - 20_500)
  vi.advanceTimersByTime(2400)
  expect(wake).toHaveBeenCalledTimes(3)
  stop()
  wake.mockRestore()
})
