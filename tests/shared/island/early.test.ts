import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { fetchOrder } from '../../../shared/api/order.ts'
import { earlyAnswered, takeEarly, wasPaintedEarly } from '../../../shared/island/early.ts'
import { prepareBackend } from '../../setup/backend.ts'

const { open, calls } = prepareBackend()
const key = { productId: '301', orderId: '20410001' }

beforeEach(() => {
  open('order-due')
  window.early = undefined
})

/** Leaves the head script's work behind: the same request, already on its way. */
function startEarly(change: Partial<{ url: string; body: string }> = {}): void {
  const search = new URLSearchParams(location.search)
  for (const name of Object.keys(key)) search.delete(name)
  const url = `/muscular/v3/loan-details/loan-details?${search}`
  const body = String(new URLSearchParams(key))
  const headers = {
    'X-Requested-With': 'XMLHttpRequest',
    'Content-Type': 'application/x-www-form-urlencoded'
  }
  const response = fetch(url, { method: 'POST', headers, body })
  window.early = { url, body, response, ...change }
}

test('the early request answers the first request, and only that', async () => {
  startEarly()
  expect((await fetchOrder(key)).success).toBe(true)
  expect(calls()).toHaveLength(1)
  expect((await fetchOrder(key)).success).toBe(true)
  expect(calls()).toHaveLength(2)
})

test('one of two requests at once takes the early request', async () => {
  startEarly()
  const [one, other] = await Promise.all([fetchOrder(key), fetchOrder(key)])
  expect([one.success, other.success]).toEqual([true, true])
  expect(calls()).toHaveLength(2)
})

test.each([
  ['url', { url: '/muscular/v3/loan-details/loan-details?sessionId=another' }],
  ['body', { body: 'productId=301&orderId=another' }]
])('an early request of another %s is not taken', async (_what, change) => {
  startEarly(change)
  expect((await fetchOrder(key)).success).toBe(true)
  expect(calls()).toHaveLength(2)
})

test('an early request that failed is asked again', async () => {
  const response = Promise.reject(new TypeError('offline'))
  response.catch(() => {})
  startEarly({})
  window.early = { ...(window.early as NonNullable<typeof window.early>), response }
  expect((await fetchOrder(key)).success).toBe(true)
  expect(calls()).toHaveLength(2)
})

test('without an early request there is nothing to take', () => {
  expect(takeEarly('/muscular', '')).toBeUndefined()
})

describe('the answer', () => {
  const early = (response: Promise<Response>) => ({ url: '', body: '', response })

  test('is there once the response is there', async () => {
    window.early = early(Promise.resolve(new Response()))
    expect(await earlyAnswered()).toBe(true)
  })

  test('is missing while it is on its way, when it got lost, and when nobody asked', async () => {
    window.early = early(new Promise(() => {}))
    expect(await earlyAnswered()).toBe(false)
    window.early = early(Promise.reject(new TypeError('offline')))
    expect(await earlyAnswered()).toBe(false)
    window.early = undefined
    expect(await earlyAnswered()).toBe(false)
  })
})

describe('React', () => {
  /** Leaves the head script's work behind on a page with a template; answers how it ends. */
  function showLater(): (isPainted: boolean) => void {
    document.body.innerHTML = '<template id="unfilled"></template>'
    let end = (_shown: boolean) => {}
    const paint = new Promise<boolean>(resolve => {
      end = resolve
    })
    window.early = { url: '', body: '', response: Promise.resolve(new Response()), paint: paint }
    return end
  }

  beforeEach(() => vi.useFakeTimers())
  afterEach(() => {
    vi.useRealTimers()
    document.body.innerHTML = ''
  })

  test.each([true, false])('waits for what the head script shows: %s', async outcome => {
    const end = showLater()
    const asking = wasPaintedEarly()
    vi.advanceTimersByTime(499)
    end(outcome)
    expect(await asking).toBe(outcome)
    expect(window.early?.late).toBeUndefined()
  })

  test('takes the page over after nine tenths of a second, and the head script knows', async () => {
    const end = showLater()
    const asking = wasPaintedEarly()
    await vi.advanceTimersByTimeAsync(900)
    expect(await asking).toBe(false)
    expect(window.early?.late).toBe(true)
    end(true)
  })

  test('waits for nothing where nothing is to be shown', async () => {
    expect(await wasPaintedEarly()).toBe(false)
    showLater()
    document.body.innerHTML = ''
    expect(await wasPaintedEarly()).toBe(false)
    showLater()
    if (window.early) delete window.early.paint
    expect(await wasPaintedEarly()).toBe(false)
    expect(vi.getTimerCount()).toBe(0)
  })
})
