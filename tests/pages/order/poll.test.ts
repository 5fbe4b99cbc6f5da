import { beforeEach, describe, expect, test, vi } from 'vitest'
import { prepareBackend } from '../../setup/backend.ts'
import { openOrderPage } from './order-page.ts'

// Pauses to the second.
vi.mock('../../../shared/lib/spread.ts', () => ({ spread: (pause: number) => pause }))

const backend = prepareBackend()
let visibility: 'visible' | 'hidden' = 'visible'

const callCount = () => backend.calls('/v3/loan-details/loan-details').length
const wait = (seconds: number) => vi.advanceTimersByTimeAsync(seconds * 1000)

function look(now: 'visible' | 'hidden'): void {
  visibility = now
  document.dispatchEvent(new Event('visibilitychange'))
}

beforeEach(() => {
  visibility = 'visible'
  vi.spyOn(document, 'hidden', 'get').mockImplementation(() => visibility === 'hidden')
})

async function openWaiting(scenario: string, extra = {}) {
  vi.useFakeTimers()
  const page = await openOrderPage(backend, scenario, extra)
  await wait(0.001)
  await wait(0.001)
  expect(page.$order.get().state).toBe('ready')
  return page
}

describe('an order that waits is asked for again', () => {
  test('after 5 s, then ever later, and at last once a minute', async () => {
    await openWaiting('review')
    const times: number[] = []
    for (let second = 0, before = callCount(); second < 400; second++) {
      await wait(1)
      if (callCount() > before) times.push(second + 1)
      before = callCount()
    }
    const gaps = times.map((time, index) => time - (times[index - 1] ?? 0))
    expect(gaps[0]).toBe(5)
    expect(gaps.every((gap, index) => index === 0 || gap >= (gaps[index - 1] ?? 0) - 1)).toBe(true)
    expect(Math.max(...gaps)).toBeGreaterThanOrEqual(60)
    expect(Math.max(...gaps)).toBeLessThanOrEqual(61)
  })

  test('until its status changes', async () => {
    const { $order } = await openWaiting('polling')
    await wait(30)
    expect($order.get()).toMatchObject({ state: 'ready', data: { status: 170 } })
    const before = callCount()
    await wait(300)
    expect(callCount()).toBe(before)
  })

  test('only while the page is visible, and at once when it becomes visible again', async () => {
    await openWaiting('review')
    look('hidden')
    await wait(300)
    expect(callCount()).toBe(1)
    look('visible')
    await wait(0.01)
    expect(callCount()).toBe(2)
    await wait(60)
    expect(callCount()).toBeGreaterThan(2)
  })

  test('quietly: a failure changes nothing and does not stop the polling', async () => {
    const { $order, $toast } = await openWaiting('review')
    backend.open('order-review', { fault: 'failure' })
    await wait(10)
    expect(callCount()).toBeGreaterThan(1)
    expect($order.get().state).toBe('ready')
    expect($toast.get()).toBeUndefined()
    const before = callCount()
    await wait(60)
    expect(callCount()).toBeGreaterThan(before)
  })
})

test.each(['due', 'settled', 'not-approved'])(
  'an order %s is not asked for again',
  async scenario => {
    await openWaiting(scenario)
    look('hidden')
    look('visible')
    await wait(300)
    expect(callCount()).toBe(1)
  }
)
