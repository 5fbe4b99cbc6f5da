import { atom } from 'nanostores'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { pollWhile } from '../../../shared/api/poll-while.ts'
import type { Resource } from '../../../shared/api/resource.ts'

type Waiting = 'waiting' | 'done'
let isHidden = false

beforeEach(() => {
  vi.useFakeTimers()
  vi.spyOn(Math, 'random').mockReturnValue(0)
  vi.spyOn(document, 'hidden', 'get').mockImplementation(() => isHidden)
})

afterEach(() => {
  isHidden = false
  vi.restoreAllMocks()
  vi.useRealTimers()
})

function polled(next: () => Waiting = () => 'waiting') {
  const $resource = atom<Resource<Waiting>>({ state: 'loading', slow: false })
  const answer = (data: Waiting) => $resource.set({ state: 'ready', data })
  const refresh = vi.fn(async () => answer(next()))
  pollWhile({ $resource, load: async () => {}, refresh }, data => data === 'waiting')
  return { $resource, refresh, answer }
}

function show(hidden: boolean): void {
  isHidden = hidden
  document.dispatchEvent(new Event('visibilitychange'))
}

test('what a borrower waits for is asked for ever less often, once a minute at last, and quietly', async () => {
  const page = polled()
  page.answer('waiting')
  const start = Date.now()
  const times: number[] = []
  page.$resource.listen(() => times.push(Math.floor((Date.now() - start) / 1000)))
  await vi.advanceTimersByTimeAsync(279_000)
  expect(times).toEqual([5, 12, 23, 40, 65, 103, 160, 220])
  expect(page.refresh).toHaveBeenCalledWith({ quiet: true })
})

test('nothing is asked for before the first answer, nor when there is nothing more to wait for', async () => {
  const page = polled(() => 'done')
  await vi.advanceTimersByTimeAsync(60_000)
  expect(page.refresh).not.toHaveBeenCalled()
  page.answer('waiting')
  await vi.advanceTimersByTimeAsync(600_000)
  expect(page.refresh).toHaveBeenCalledOnce()
})

test('a page that shows a failure does not ask by itself', async () => {
  const page = polled()
  page.$resource.set({ state: 'failed', message: 'No', isServerRejection: true })
  await vi.advanceTimersByTimeAsync(60_000)
  expect(page.refresh).not.toHaveBeenCalled()
})

test('a hidden page asks nothing, and asks at once when it is seen again', async () => {
  const page = polled()
  page.answer('waiting')
  show(true)
  await vi.advanceTimersByTimeAsync(600_000)
  expect(page.refresh).not.toHaveBeenCalled()
  show(false)
  expect(page.refresh).toHaveBeenCalledOnce()
  await vi.advanceTimersByTimeAsync(60_000)
  expect(page.refresh.mock.calls.length).toBeGreaterThan(1)
})

test('an answer that comes while the page is hidden starts no asking', async () => {
  const page = polled()
  isHidden = true
  page.answer('waiting')
  await vi.advanceTimersByTimeAsync(60_000)
  expect(page.refresh).not.toHaveBeenCalled()
})

test('a page that is seen again with nothing to wait for asks nothing', async () => {
  const page = polled()
  page.answer('done')
  show(true)
  show(false)
  await vi.advanceTimersByTimeAsync(60_000)
  expect(page.refresh).not.toHaveBeenCalled()
})

test('the borrower’s own look in between asks once, not twice', async () => {
  const page = polled()
  page.answer('waiting')
  await vi.advanceTimersByTimeAsync(3000)
  page.answer('waiting')
  await vi.advanceTimersByTimeAsync(2000)
  expect(page.refresh).toHaveBeenCalledOnce()
  show(false)
  expect(page.refresh).toHaveBeenCalledTimes(2)
  await vi.advanceTimersByTimeAsync(1000)
  expect(page.refresh).toHaveBeenCalledTimes(2)
})
