import { atom } from 'nanostores'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'

interface TestWrite {
  id: string
  intention?: string
  order: string
  sentAt: number
}

const shared = '../../../../shared'
const now = Date.parse('2026-11-22T05:31:00Z')
let writes: TestWrite[]
let held: string[] | undefined
const onRecordChange = vi.fn()

beforeEach(() => {
  vi.resetModules()
  onRecordChange.mockReset()
  vi.useFakeTimers({ now })
  held = undefined
  vi.doMock(`${shared}/context/held-locks.ts`, () => ({ heldLocks: async () => held }))
  vi.doMock(`${shared}/context/storage.ts`, () => ({ onRecordChange }))
  vi.doMock(`${shared}/features/unanswered/left-open.ts`, () => ({ readLeftOpen: () => writes }))
  vi.doMock(`${shared}/context/unanswered.ts`, () => ({
    $sentChanges: atom(0),
    noteSeen: () => {},
    remainingWait: ({ sentAt }: TestWrite) => Math.max(0, sentAt + 60_000 - Date.now())
  }))
})

afterEach(() => void vi.useRealTimers())

const sentBefore = (id: string, seconds: number, intention?: string): TestWrite => ({
  id,
  order: '7',
  sentAt: now - seconds * 1000,
  ...(intention && { intention })
})

async function openStore() {
  const { createUnanswered } = await import('../../../../shared/features/unanswered/store.ts')
  const store = createUnanswered()
  await store.look()
  return { ...store, ids: () => store.$unanswered.get().map(({ id }) => id) }
}

describe('without locks', () => {
  test('a page looks again once nobody can wait for the last write any more, and then no more', async () => {
    writes = [sentBefore('a', 50, 'link'), sentBefore('b', 58, 'link'), sentBefore('c', 70, 'link')]
    const { ids, $unanswered } = await openStore()
    expect(ids()).toEqual(['c'])
    expect($unanswered.get()).toEqual([{ ...writes[2] }])
    await vi.advanceTimersByTimeAsync(10_000)
    expect(ids()).toEqual(['c'])
    await vi.advanceTimersByTimeAsync(1)
    expect(ids()).toEqual(['a', 'b', 'c'])
    expect(vi.getTimerCount()).toBe(0)
  })

  test('a write that no words exist for is not shown, nor waited for once it is lost', async () => {
    writes = [sentBefore('a', 70)]
    expect((await openStore()).ids()).toEqual([])
    expect(vi.getTimerCount()).toBe(0)
  })

  test('a page without such writes does not look again', async () => {
    writes = []
    expect((await openStore()).ids()).toEqual([])
    expect(vi.getTimerCount()).toBe(0)
  })
})

describe('with locks', () => {
  test('what no page waits for is lost at once, and not looked at again', async () => {
    writes = [sentBefore('a', 5, 'link')]
    held = []
    expect((await openStore()).ids()).toEqual(['a'])
    expect(vi.getTimerCount()).toBe(0)
  })

  test('what another page waits for is looked at again once it cannot any more', async () => {
    writes = [sentBefore('a', 5, 'link')]
    held = ['loan:a']
    const { ids } = await openStore()
    expect(ids()).toEqual([])
    held = []
    await vi.advanceTimersByTimeAsync(55_001)
    expect(ids()).toEqual(['a'])
  })
})

test('a page looks again when another one has written or read', async () => {
  writes = []
  const { ids } = await openStore()
  const [[name, look] = []] = onRecordChange.mock.calls
  expect(name).toBe('unanswered')
  writes = [sentBefore('a', 70, 'link')]
  await look()
  expect(ids()).toEqual(['a'])
})
