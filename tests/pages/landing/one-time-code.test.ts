import { afterEach, expect, test, vi } from 'vitest'
import { createOneTimeCode } from '../../../pages/landing/one-time-code.ts'

const { waitForCode, stopWaitingForCode } = createOneTimeCode()

afterEach(() => {
  vi.unstubAllGlobals()
})

/** A browser with WebOTP; answers what it is asked with. */
function withMessages(get: (options: { signal: AbortSignal }) => Promise<unknown>) {
  vi.stubGlobal('OTPCredential', class {})
  vi.stubGlobal('navigator', { credentials: { get } })
}

test('a code that comes by message is filled in', async () => {
  withMessages(async () => ({ code: '123456' }))
  const fill = vi.fn()
  await waitForCode(fill)
  expect(fill).toHaveBeenCalledWith('123456')
})

test('nothing is filled in where the browser has nothing', async () => {
  withMessages(async () => null)
  const fill = vi.fn()
  await waitForCode(fill)
  expect(fill).not.toHaveBeenCalled()
})

test('a refused permission leaves the code to be typed', async () => {
  withMessages(() => Promise.reject(new DOMException('no', 'NotAllowedError')))
  const fill = vi.fn()
  await waitForCode(fill)
  expect(fill).not.toHaveBeenCalled()
})

test('a new wait and the end of the form give up the one before', async () => {
  const signals: AbortSignal[] = []
  withMessages(({ signal }) => {
    signals.push(signal)
    return new Promise((_, reject) => signal.addEventListener('abort', reject))
  })
  const first = waitForCode(() => {})
  const second = waitForCode(() => {})
  expect(signals.map(({ aborted }) => aborted)).toEqual([true, false])
  stopWaitingForCode()
  await Promise.all([first, second])
  expect(signals[1]?.aborted).toBe(true)
})

test('a browser without one-time codes is not asked', async () => {
  const get = vi.fn()
  vi.stubGlobal('navigator', { credentials: { get } })
  await waitForCode(() => {})
  expect(get).not.toHaveBeenCalled()
})
