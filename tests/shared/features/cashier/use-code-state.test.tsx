import { act } from 'react'
import { createRoot, type Root } from 'react-dom/client'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { answerDate, noteAnswerDate } from '../../../../shared/context/answer-date.ts'
import { useCodeState } from '../../../../shared/features/cashier/use-code-state.ts'
import { $expiredCodes } from '../../../../shared/features/payments/expired-codes.ts'

const start = Date.parse('2026-11-25T12:00:00+08:00')
let root: Root

beforeEach(() => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true)
  vi.useFakeTimers({ now: start, toFake: ['Date', 'setTimeout', 'clearTimeout'] })
  noteAnswerDate(new Date(start).toUTCString())
  root = createRoot(document.createElement('div'))
})

afterEach(async () => {
  await act(async () => root.unmount())
  vi.useRealTimers()
  vi.unstubAllGlobals()
  $expiredCodes.set([])
  answerDate.ahead = Number.NaN
})

/** The states that the code had while it was on the page, the last one at the end. */
async function watch(expiresAt: string) {
  const states: string[] = []
  function Code() {
    states.push(useCodeState('MP1', expiresAt))
    return null
  }
  await act(async () => root.render(<Code />))
  return states
}

test('a code on the page expires at its very moment', async () => {
  const states = await watch('2026-11-25T12:00:10+08:00')
  await act(() => vi.advanceTimersByTimeAsync(9_900))
  expect(states.at(-1)).toBe('valid')
  await act(() => vi.advanceTimersByTimeAsync(200))
  expect(states.at(-1)).toBe('expired')
  // Nothing is left to wait for.
  expect(vi.getTimerCount()).toBe(0)
})

test.each(['', '2026-11-20', '2027-11-25'])(
  'a code until "%s" has no moment to wait for',
  async expiresAt => {
    const states = await watch(expiresAt)
    expect(states).toEqual([expiresAt === '2026-11-20' ? 'expired' : 'valid'])
    expect(vi.getTimerCount()).toBe(0)
  }
)

test('a code that leaves the page is waited for no more', async () => {
  await watch('2026-11-25T12:00:10+08:00')
  expect(vi.getTimerCount()).toBe(1)
  await act(async () => root.render(null))
  expect(vi.getTimerCount()).toBe(0)
})

test('a code of a payment that has expired does so at once', async () => {
  const states = await watch('')
  await act(async () => $expiredCodes.set(['MP1']))
  expect(states.at(-1)).toBe('expired')
})
