import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { faultMessages } from '#messages/faults.ts'
import { dataOf } from '../../../shared/api/data-of.ts'
import { createResource } from '../../../shared/api/resource.ts'
import type { Result } from '../../../shared/api/result.ts'
import { endSession, renewSession } from '../../../shared/context/session-end.ts'
import { $toast } from '../../../shared/context/toast.ts'

type Answer = Result<string>
const good = (data: string): Answer => ({ success: true, code: '0', message: '', data, raw: {} })
const bad = (message: string): Answer => ({
  success: false,
  code: 'network',
  message,
  data: undefined,
  raw: undefined
})

/** A resource whose questions are answered in the order the test likes. */
function waitingResource() {
  const answers: ((answer: Answer) => void)[] = []
  const request = vi.fn(() => new Promise<Answer>(resolve => answers.push(resolve)))
  const resource = createResource(request)
  const answer = async (index: number, result: Answer) => {
    answers[index]?.(result)
    await vi.advanceTimersByTimeAsync(0)
  }
  return { ...resource, request, answer, current: () => resource.$resource.get() }
}

beforeEach(() => vi.useFakeTimers())
afterEach(() => {
  vi.useRealTimers()
  $toast.set(undefined)
})

describe('loading', () => {
  test('waits, and says so after eight seconds', async () => {
    const { load, current, answer } = waitingResource()
    load()
    await vi.advanceTimersByTimeAsync(7_999)
    expect(current()).toEqual({ state: 'loading', slow: false })
    await vi.advanceTimersByTimeAsync(1)
    expect(current()).toEqual({ state: 'loading', slow: true })
    await answer(0, good('data'))
    expect(current()).toEqual({ state: 'ready', data: 'data' })
  })

  test('is not slow any more once it is there', async () => {
    const { load, current, answer } = waitingResource()
    load()
    await answer(0, good('data'))
    await vi.advanceTimersByTimeAsync(20_000)
    expect(current().state).toBe('ready')
  })

  test('fails with a message, not a toast, and starts over when tried again', async () => {
    const { load, current, answer } = waitingResource()
    load()
    await answer(0, bad('offline'))
    expect(current()).toEqual({ state: 'failed', message: 'offline', isServerRejection: false })
    expect($toast.get()).toBeUndefined()
    load()
    expect(current()).toEqual({ state: 'loading', slow: false })
    await answer(1, good('data'))
    expect(current()).toEqual({ state: 'ready', data: 'data' })
  })

  test('shows the answer of the newest request, in whichever order the answers come', async () => {
    const { load, current, answer } = waitingResource()
    load()
    load()
    await answer(1, good('new'))
    await answer(0, good('old'))
    expect(current()).toEqual({ state: 'ready', data: 'new' })
  })

  test('is not slow because of a request that was replaced', async () => {
    const { load, current } = waitingResource()
    load()
    await vi.advanceTimersByTimeAsync(5_000)
    load()
    await vi.advanceTimersByTimeAsync(5_000)
    expect(current()).toEqual({ state: 'loading', slow: false })
  })
})

describe('a page that is looked at on another day', () => {
  const look = () => document.dispatchEvent(new Event('visibilitychange'))

  test('counts its days anew at once, and asks again', async () => {
    vi.setSystemTime('2026-11-22T21:00:00+08:00')
    const { load, current, answer, request, $resource } = waitingResource()
    load()
    await answer(0, good('old'))
    vi.setSystemTime('2026-11-22T23:59:00+08:00')
    const before = current()
    const answers: unknown[] = []
    dataOf($resource).listen(data => answers.push(data))
    look()
    expect(request).toHaveBeenCalledTimes(1)
    vi.setSystemTime('2026-11-23T06:00:00+08:00')
    look()
    expect(current()).toEqual(before)
    expect(current()).not.toBe(before)
    look()
    expect(request).toHaveBeenCalledTimes(2)
    await answer(1, bad('offline'))
    expect(current()).toEqual(before)
    expect($toast.get()).toBeUndefined()
    expect(answers).toEqual([])
  })

  test('asks for nothing while its first answer is still on its way', () => {
    const { load, request } = waitingResource()
    load()
    vi.setSystemTime(Date.now() + 2 * 86_400_000)
    look()
    expect(request).toHaveBeenCalledTimes(1)
  })
})

test('a page that has asked nothing yet waits, and does not say that it takes long', () => {
  expect(waitingResource().current()).toEqual({ state: 'loading', slow: false })
})

describe('a session that ends', () => {
  afterEach(() => renewSession())

  test('lets no answer of its own come back to the page', async () => {
    const { load, refresh, current, answer } = waitingResource()
    load()
    await answer(0, good('old'))
    refresh()
    endSession()
    await answer(1, good('late'))
    expect(current()).toMatchObject({ state: 'failed', message: faultMessages.session })
  })

  test('leaves a page alone that shows nothing of it', async () => {
    const { load, current, answer } = waitingResource()
    load()
    endSession()
    expect(current()).toEqual({ state: 'loading', slow: false })
    await answer(0, bad('offline'))
    expect(current()).toMatchObject({ state: 'failed', message: 'offline' })
  })
})

describe('refreshing', () => {
  async function loaded() {
    const all = waitingResource()
    all.load()
    await all.answer(0, good('old'))
    return all
  }

  test('keeps what is shown until the new is there', async () => {
    const { refresh, current, answer } = await loaded()
    refresh()
    await vi.advanceTimersByTimeAsync(30_000)
    expect(current()).toEqual({ state: 'ready', data: 'old' })
    await answer(1, good('new'))
    expect(current()).toEqual({ state: 'ready', data: 'new' })
  })

  test.each([
    [{}, 'offline'],
    [{ quiet: true }, undefined]
  ])('that fails with %j keeps what is shown and toasts %s', async (options, toast) => {
    const { refresh, current, answer } = await loaded()
    refresh(options)
    await answer(1, bad('offline'))
    expect(current()).toEqual({ state: 'ready', data: 'old' })
    expect($toast.get()?.text).toBe(toast)
  })

  test('that is refused shows the refusal: what was shown may be paid by now', async () => {
    const { refresh, current, answer } = await loaded()
    refresh()
    await answer(1, { ...bad('This loan is paid.'), code: '1001' } as Answer)
    expect(current()).toEqual({
      state: 'failed',
      message: 'This loan is paid.',
      isServerRejection: true
    })
    expect($toast.get()).toBeUndefined()
  })

  test('that is refused quietly changes nothing', async () => {
    const { refresh, current, answer } = await loaded()
    refresh({ quiet: true })
    await answer(1, { ...bad('Busy'), code: '1001' } as Answer)
    expect(current()).toEqual({ state: 'ready', data: 'old' })
    expect($toast.get()).toBeUndefined()
  })

  test('is overtaken by loading', async () => {
    const { refresh, load, current, answer } = await loaded()
    refresh()
    load()
    await answer(1, good('refreshed'))
    expect(current().state).toBe('loading')
    await answer(2, good('loaded'))
    expect(current()).toEqual({ state: 'ready', data: 'loaded' })
  })

  test('loads again after a failure', async () => {
    const { load, refresh, current, answer } = waitingResource()
    load()
    await answer(0, bad('offline'))
    refresh()
    expect(current().state).toBe('loading')
  })

  test.each([
    [true, 2],
    [false, 1]
  ])('happens when the page is shown again, persisted %s', async (persisted, times) => {
    const { request } = await loaded()
    window.dispatchEvent(Object.assign(new Event('pageshow'), { persisted }))
    expect(request).toHaveBeenCalledTimes(times)
  })
})
