import { afterEach, beforeEach, expect, onTestFinished, test, vi } from 'vitest'
import { baseClient, nothing, type WriteCall } from '../../../shared/api/call.ts'
import { send } from '../../../shared/api/client.ts'
import { noteRest } from '../../../shared/api/rest.ts'
import { crowdedCode } from '../../../shared/api/result.ts'
import { noteArrived } from '../../../shared/api/send-with-id.ts'
import { sendWrite } from '../../../shared/api/write.ts'
import { brand } from '../../../shared/config/brand.ts'
import { renewSession } from '../../../shared/context/session-end.ts'
import { $sentChanges, readUnanswered } from '../../../shared/context/unanswered.ts'
import { answerWith } from '../../setup/network.ts'

const write: WriteCall<undefined> = {
  client: baseClient,
  method: 'POST',
  path: '/some/write',
  kind: 'write',
  data: nothing
}
const lost = new TypeError('offline')
const done = { code: 0 }
const refused = { code: '7', message: 'Refused' }
const order = { orderId: '20410001', amount: '₱5' }

/** The ids under which these fields were sent, one after the other. */
async function idsOf(answers: unknown[], ...fields: Record<string, string>[]) {
  const sent = answerWith(...answers)
  for (const each of fields) await sendWrite(write, each)
  return sent.map(({ requestId }) => requestId)
}

beforeEach(() => {
  localStorage.clear()
  history.replaceState(null, '', '/order.html?sessionId=session-of-ada')
})

afterEach(() => {
  vi.unstubAllGlobals()
  vi.useRealTimers()
})

test('a write names its intention', async () => {
  const [id] = await idsOf([done], order)
  expect(id).toMatch(/^[\w-]{16,32}$/)
})

test('a read carries no request id', async () => {
  const sent = answerWith(done)
  await send({ ...write, kind: 'read' }, order)
  expect(sent[0]?.requestId).toBeUndefined()
})

test('after a lost answer the same is repeated under the same id, also by another page', async () => {
  const [first] = await idsOf([lost], order)
  vi.resetModules()
  const [second] = await idsOf([done], order)
  expect(second).toBe(first)
})

test('an ended session ends a write, unless the answer to one before got lost', async () => {
  const ended = { code: '401' }
  const ids = await idsOf([lost, ended, done], order, order, order)
  expect(new Set(ids).size).toBe(1)
  const [first, second] = await idsOf([ended, done], order, order)
  expect(first).not.toBe(second)
  renewSession()
})

test('an overloaded backend has refused a write, unless an attempt before got no answer', async () => {
  onTestFinished(() => noteRest(write.path, undefined))
  const overloaded = () => new Response('', { status: 429 })
  const sent = answerWith(overloaded, lost, overloaded)
  expect(await sendWrite(write, order)).toMatchObject({ success: false, code: crowdedCode })
  expect(readUnanswered()).toEqual([])
  await sendWrite(write, order)
  expect(await sendWrite(write, order)).toMatchObject({ code: 'http-429' })
  expect(readUnanswered()).toHaveLength(1)
  expect(new Set(sent.map(({ requestId }) => requestId)).size).toBe(2)
})

test('a visitor’s write leaves a borrower’s lost one where it is', async () => {
  const [first] = await idsOf([lost], order)
  history.replaceState(null, '', '/landing.html')
  await idsOf([done, lost], {}, { phone: '1' })
  expect(readUnanswered()).toHaveLength(1)
  history.replaceState(null, '', '/order.html?sessionId=session-of-ada')
  expect(await idsOf([done], order)).toEqual([first])
})

test('a lost write that was found done is a new one when it is wanted again', async () => {
  const sent = answerWith(lost, done)
  noteArrived(await sendWrite(write, order))
  expect(readUnanswered()).toEqual([])
  await sendWrite(write, order)
  expect(sent[0]?.requestId).not.toBe(sent[1]?.requestId)
})

test('a parameter that each page is given anew makes no other intention', async () => {
  const sent = answerWith(lost)
  const wanted = { token: undefined }
  await sendWrite(write, { ...order, token: 'first' }, { wanted })
  await sendWrite(write, { ...order, token: 'second' }, { wanted })
  const [first, second] = sent
  expect(second?.requestId).toBe(first?.requestId)
  expect([first, second].map(each => each?.body.token)).toEqual(['first', 'second'])
})

test('a parameter that each page is given anew leaves the rest of the intention as it is', async () => {
  const sent = answerWith(lost)
  const wanted = { token: undefined }
  await sendWrite(write, { ...order, token: 'first' }, { wanted })
  await sendWrite(write, { ...order, amount: '₱6', token: 'first' }, { wanted })
  expect(sent[1]?.requestId).not.toBe(sent[0]?.requestId)
})

test('a wish that no field names is a part of the intention, and is not sent', async () => {
  const sent = answerWith(lost)
  for (const kind of ['part', 'plan', 'part']) await sendWrite(write, order, { wanted: { kind } })
  const ids = sent.map(({ requestId }) => requestId)
  expect(ids[1]).not.toBe(ids[0])
  expect(ids[2]).toBe(ids[0])
  expect(sent.map(({ body }) => body)).toEqual([order, order, order])
})

test.each([
  ['an answer', done],
  ['a refusal', refused]
])('after %s the same is another intention', async (_what, answer) => {
  const [first, second] = await idsOf([answer], order, order)
  expect(second).not.toBe(first)
})

test('other content, and another session, is another intention', async () => {
  const [first, second] = await idsOf([lost], order, { ...order, amount: '₱6' })
  expect(second).not.toBe(first)
  history.replaceState(null, '', '/order.html?sessionId=eve')
  const [third] = await idsOf([lost], order)
  expect([first, second]).not.toContain(third)
})

test('a write without an answer is kept without its content, for a day, for its own session', async () => {
  vi.useFakeTimers({ toFake: ['Date'] })
  await idsOf([lost], order)
  expect(readUnanswered()).toMatchObject([{ call: '/some/write', order: '20410001' }])
  expect(localStorage.getItem('loan:unanswered')).not.toMatch(/₱|session-of-ada/)
  history.replaceState(null, '', '/order.html?sessionId=eve')
  expect(readUnanswered()).toEqual([])
  expect(localStorage.getItem('loan:unanswered')).toBeNull()
  history.replaceState(null, '', '/order.html?sessionId=session-of-ada')
  await idsOf([lost], order)
  vi.setSystemTime(Date.now() + 25 * 3_600_000)
  expect(readUnanswered()).toEqual([])
})

test('a write on its way is not sent again meanwhile, here or in another tab', async () => {
  let answer = (_response: Response) => {}
  const sent = answerWith(() => new Promise<Response>(resolve => (answer = resolve)))
  const first = sendWrite(write, order)
  const second = await sendWrite(write, order)
  expect(second).toMatchObject({ success: false, code: 'busy' })
  await vi.waitFor(() => expect(sent).toHaveLength(1))
  answer(new Response('{"code":0}'))
  expect(await first).toMatchObject({ success: true })
})

test('where the brand says so the id is a header, and in no address', async () => {
  brand.requestIdIn = 'header'
  const fetched = vi.fn(async () => new Response('{"code":0}'))
  vi.stubGlobal('fetch', fetched)
  await sendWrite(write, order)
  brand.requestIdIn = 'query'
  const [url, init] = fetched.mock.calls[0] as unknown as [string, RequestInit]
  expect((init.headers as Record<string, string>)['Idempotency-Key']).toMatch(/^[0-9a-f]{32}$/)
  expect(url).not.toContain('requestId')
})

/** Two tabs, whose code and memory are apart and whose storage is one. */
async function twoTabs() {
  const tabs = []
  for (const _tab of [1, 2]) {
    vi.resetModules()
    tabs.push((await import('../../../shared/api/write.ts')).sendWrite)
  }
  return tabs
}

/** Web Locks of one browser. */
function shareLocks() {
  const queues = new Map<string, Promise<unknown>>()
  const request = (
    name: string,
    { ifAvailable }: LockOptions,
    task: (lock: unknown) => Promise<unknown>
  ) => {
    const before = queues.get(name)
    if (ifAvailable && before) return task(null)
    const done = (before ?? Promise.resolve()).then(() => task({}))
    const end = done.finally(() => queues.get(name) === end && queues.delete(name))
    queues.set(name, end)
    return done
  }
  vi.stubGlobal('navigator', { locks: { request } })
}

/** As browsers do, each tab hears a little later of what another one has stored. */
function storeLate() {
  const { setItem } = Storage.prototype
  let stored: string | undefined
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(function (this: Storage, key, text) {
    if (key !== 'loan:unanswered') return setItem.call(this, key, text)
    stored = text
    setTimeout(() => setItem.call(this, key, stored ?? text), 10)
  })
}

test('two tabs that are tapped in the same moment send once, under the lock', async () => {
  shareLocks()
  const sent = answerWith(() => new Promise<Response>(() => {}))
  const [first, second] = await twoTabs()
  void first?.(write, order)
  const other = await second?.(write, order)
  expect(other).toMatchObject({ code: 'busy' })
  expect(sent).toHaveLength(1)
})

test('the intention is noted while no other tab notes one', async () => {
  const held: string[] = []
  const seen: string[][] = []
  const request = async (name: string, _options: unknown, task: (lock: unknown) => unknown) => {
    held.push(name)
    const result = await task({})
    held.splice(held.indexOf(name), 1)
    return result
  }
  vi.stubGlobal('navigator', { locks: { request } })
  const stop = $sentChanges.listen(() => void seen.push([...held]))
  answerWith(done)
  await sendWrite(write, order)
  stop()
  expect(seen[0]).toEqual(['loan:note'])
})

test('without locks two tabs that do not see each other’s notes yet send one id', async () => {
  vi.stubGlobal('navigator', {})
  storeLate()
  const sent = answerWith(done, done)
  const [first, second] = await twoTabs()
  await Promise.all([first?.(write, order), second?.(write, order)])
  vi.restoreAllMocks()
  expect(new Set(sent.map(({ requestId }) => requestId)).size).toBe(1)
})
