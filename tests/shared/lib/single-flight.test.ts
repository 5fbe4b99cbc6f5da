// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { leaving, singleFlight } from '../../../shared/lib/single-flight.ts'

beforeEach(() => vi.useFakeTimers())
afterEach(() => vi.useRealTimers())

/** An action that ends when it is told to. */
function waitingAction() {
  const endings: { resolve: (outcome?: typeof leaving) => void; reject: (why: Error) => void }[] =
    []
  const action = vi.fn(
    (_value: number) =>
      new Promise<typeof leaving | undefined>((resolve, reject) => {
        endings.push({ resolve, reject })
      })
  )
  return { action, run: singleFlight(action), endings }
}

function showPage(persisted: boolean): void {
  window.dispatchEvent(Object.assign(new Event('pageshow'), { persisted }))
}

describe('a single-flight action', () => {
  test('runs once for taps in the same task', async () => {
    const { action, run, endings } = waitingAction()
    const taps = [run(1), run(2), run(3)]
    expect(action.mock.calls).toEqual([[1]])
    expect(run.$pending.get()).toBe(true)
    endings[0]?.resolve()
    await Promise.all(taps)
    expect(run.$pending.get()).toBe(false)
  })

  test('runs once for taps while it waits, and again afterwards', async () => {
    const { action, run, endings } = waitingAction()
    const first = run(1)
    await vi.advanceTimersByTimeAsync(30_000)
    await run(2)
    expect(action).toHaveBeenCalledTimes(1)
    endings[0]?.resolve()
    await first
    run(3)
    expect(action).toHaveBeenCalledTimes(2)
  })

  test('is free again after a throw, which it passes on', async () => {
    const { run, endings } = waitingAction()
    const first = run(1)
    endings[0]?.reject(new Error('broken'))
    await expect(first).rejects.toThrow('broken')
    expect(run.$pending.get()).toBe(false)
  })

  test('is free again after a throw before its first await', async () => {
    const run = singleFlight(() => {
      throw new Error('broken')
    })
    await expect(run()).rejects.toThrow('broken')
    expect(run.$pending.get()).toBe(false)
  })

  test('is not freed by one before it that has stayed on the page', async () => {
    const { run, endings } = waitingAction()
    const first = run(1)
    endings[0]?.resolve()
    await first
    run(2)
    showPage(true)
    await vi.advanceTimersByTimeAsync(60_000)
    expect(run.$pending.get()).toBe(true)
  })

  test('shares its lock with no other', async () => {
    const one = waitingAction()
    const other = waitingAction()
    one.run(1)
    other.run(1)
    expect(other.action).toHaveBeenCalledTimes(1)
  })
})

describe('an action that leaves the page', () => {
  async function leave() {
    const all = waitingAction()
    const first = all.run(1)
    all.endings[0]?.resolve(leaving)
    await first
    return all
  }

  test('stays locked', async () => {
    const { action, run } = await leave()
    await vi.advanceTimersByTimeAsync(59_999)
    await run(2)
    expect(action).toHaveBeenCalledTimes(1)
    expect(run.$pending.get()).toBe(true)
  })

  test('is free once its own way has taken too long', async () => {
    const run = singleFlight(async () => leaving, 5000)
    await run()
    await vi.advanceTimersByTimeAsync(4999)
    expect(run.$pending.get()).toBe(true)
    await vi.advanceTimersByTimeAsync(1)
    expect(run.$pending.get()).toBe(false)
  })

  test('is free when the page comes back from the back/forward cache', async () => {
    const { run } = await leave()
    showPage(true)
    expect(run.$pending.get()).toBe(false)
  })

  test('is free when the page comes back from another app, and not before', async () => {
    const { run } = await leave()
    const visibility = vi.spyOn(document, 'visibilityState', 'get')
    const look = (state: 'hidden' | 'visible') => {
      visibility.mockReturnValue(state)
      document.dispatchEvent(new Event('visibilitychange'))
    }
    look('visible')
    expect(run.$pending.get()).toBe(true)
    look('hidden')
    expect(run.$pending.get()).toBe(true)
    look('visible')
    expect(run.$pending.get()).toBe(false)
    visibility.mockRestore()
  })

  test('is not freed by the page’s first showing', async () => {
    const { run } = await leave()
    showPage(false)
    expect(run.$pending.get()).toBe(true)
  })

  test('is free after a minute, for a page that never came', async () => {
    const { run } = await leave()
    await vi.advanceTimersByTimeAsync(60_000)
    expect(run.$pending.get()).toBe(false)
  })

  test('does not free a later run when the page comes back late', async () => {
    const { run } = await leave()
    await vi.advanceTimersByTimeAsync(60_000)
    run(2)
    showPage(true)
    expect(run.$pending.get()).toBe(true)
  })

  test('does not free a later run when its minute is over', async () => {
    const { run } = await leave()
    showPage(true)
    run(2)
    await vi.advanceTimersByTimeAsync(60_000)
    expect(run.$pending.get()).toBe(true)
  })
})
