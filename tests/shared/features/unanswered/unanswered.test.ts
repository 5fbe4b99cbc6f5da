import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { baseClient, nothing, type WriteCall } from '../../../../shared/api/call.ts'
import { eventCall } from '../../../../shared/api/order-writes.ts'
import { paymentLink } from '../../../../shared/api/repayment.ts'
import { sendWrite } from '../../../../shared/api/write.ts'
import { readLeftOpen } from '../../../../shared/features/unanswered/left-open.ts'
import { createUnanswered } from '../../../../shared/features/unanswered/store.ts'
import { pageCalls } from '../../../sandbox/contract/answers.ts'
import { answerWith } from '../../../setup/network.ts'

const link: WriteCall<undefined> = {
  client: baseClient,
  method: 'POST',
  path: paymentLink.path,
  kind: 'write',
  intention: 'link',
  data: nothing
}
const order = { orderId: '20410001', amount: '₱5' }
const lost = new TypeError('gone')
const next = () => Date.now() + 10_000

beforeEach(() => {
  localStorage.clear()
  history.replaceState(null, '', '/repay.html?sessionId=ada')
})

afterEach(() => {
  vi.unstubAllGlobals()
  vi.useRealTimers()
})

async function shownBy(openedAt = next()) {
  const store = createUnanswered(openedAt)
  await store.look()
  return store
}

/** Sent, and no answer: the page may be killed at any time. */
function leaveOpen(call = link, fields = order): void {
  answerWith(() => new Promise<Response>(() => {}))
  void sendWrite(call, fields)
}

/** Releases the locks as a browser does for a page that is gone. */
const withoutLocks = () =>
  vi.stubGlobal('navigator', {
    locks: { request: () => new Promise(() => {}), query: async () => ({ held: [] }) }
  })

test('the page that opens next says what was sent and not answered, and for which order', async () => {
  leaveOpen()
  await vi.waitFor(() => expect(localStorage.getItem('loan:unanswered')).not.toBeNull())
  withoutLocks()
  const { $unanswered } = await shownBy()
  expect($unanswered.get()).toMatchObject([{ intention: 'link', order: '20410001' }])
})

test('a page’s own write is left open only for the next page', async () => {
  leaveOpen()
  await vi.waitFor(() => expect(readLeftOpen(next())).toHaveLength(1))
  expect(readLeftOpen()).toEqual([])
})

test('the page that sent a lost write says so itself', async () => {
  answerWith(lost)
  await sendWrite(link, order)
  const { $unanswered } = await shownBy(Date.now() - 1000)
  expect($unanswered.get()).toEqual([])
})

test('a write that another tab still waits for does not count as lost', async () => {
  const held: string[] = []
  vi.stubGlobal('navigator', {
    locks: {
      request: (name: string, _options: unknown, task: (lock: unknown) => unknown) => {
        held.push(name)
        return task({})
      },
      query: async () => ({ held: held.map(name => ({ name })) })
    }
  })
  leaveOpen()
  await vi.waitFor(() => expect(held.filter(name => name !== 'loan:note')).toHaveLength(1))
  const { $unanswered, look } = await shownBy()
  expect($unanswered.get()).toEqual([])
  held.length = 0
  await look()
  expect($unanswered.get()).toHaveLength(1)
})

test('without locks a write counts as lost once no page can wait for it any more', async () => {
  vi.useFakeTimers()
  vi.stubGlobal('navigator', {})
  leaveOpen()
  const { $unanswered } = await shownBy()
  expect($unanswered.get()).toEqual([])
  await vi.advanceTimersByTimeAsync(61_000)
  expect($unanswered.get()).toHaveLength(1)
})

test('a clock that is put right keeps no lost write from the borrower', async () => {
  vi.useFakeTimers({ now: Date.parse('2026-11-22T05:31:00Z') })
  vi.stubGlobal('navigator', {})
  leaveOpen()
  await vi.advanceTimersByTimeAsync(100)
  vi.setSystemTime('2026-11-22T02:31:00Z')
  const { $unanswered } = await shownBy(Date.now())
  expect($unanswered.get()).toHaveLength(1)
  const sent = answerWith({ code: 0 })
  void sendWrite(link, order)
  await vi.advanceTimersByTimeAsync(100)
  expect(sent).toHaveLength(1)
})

test('a write that the borrower repeats has the same id, and its answer ends the message', async () => {
  answerWith(lost)
  await sendWrite(link, order)
  const { $unanswered } = await shownBy()
  const [unanswered] = $unanswered.get()
  expect(unanswered).toBeDefined()
  const sent = answerWith({ code: 0 })
  await sendWrite(link, order)
  expect(sent[0]?.requestId).toBe(unanswered?.id)
  await vi.waitFor(() => expect($unanswered.get()).toEqual([]))
})

test('a message that was read does not come back, and its write keeps its id', async () => {
  answerWith(lost)
  await sendWrite(link, order)
  const { $unanswered, dismiss } = await shownBy()
  const id = $unanswered.get()[0]?.id ?? ''
  dismiss(id)
  await vi.waitFor(() => expect($unanswered.get()).toEqual([]))
  expect((await shownBy()).$unanswered.get()).toEqual([])
  const sent = answerWith({ code: 0 })
  await sendWrite(link, order)
  expect(sent[0]?.requestId).toBe(id)
})

describe('the record of a write', () => {
  /** Counted; and a visitor's page says it in its own words. */
  const counts = [eventCall.path, '/joint-login/track']
  const writes = pageCalls.flatMap(call =>
    'kind' in call && call.kind === 'write' && !call.anonymous ? [[call.path, call] as const] : []
  )

  test.each(writes)('%s has words for it', (path, { intention }) => {
    expect(intention !== undefined || counts.includes(path)).toBe(true)
  })

  test('there are writes', () => {
    expect(writes.length).toBeGreaterThan(10)
  })
})
