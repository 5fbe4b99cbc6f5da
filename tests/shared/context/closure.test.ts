import { afterEach, expect, test, vi } from 'vitest'
import {
  closureAnswer,
  noteClosure,
  readClosure,
  setClosure
} from '../../../shared/context/closure.ts'

afterEach(() => setClosure(undefined))

test('a page is open as long as nobody has a reason to close it', async () => {
  expect(await readClosure()).toBeUndefined()
  setClosure(async () => undefined)
  expect(await readClosure()).toBeUndefined()
  setClosure(async () => 'Back at noon')
  expect(await readClosure()).toBe('Back at noon')
})

test('a closure ends by itself', () => {
  vi.useFakeTimers()
  expect(closureAnswer()).toBeUndefined()
  noteClosure('Back at noon', Date.now() + 1000)
  vi.advanceTimersByTime(999)
  expect(closureAnswer()).toEqual({ closed: 'Back at noon' })
  vi.advanceTimersByTime(1)
  expect(closureAnswer()).toEqual({ closed: undefined })
  vi.useRealTimers()
})
