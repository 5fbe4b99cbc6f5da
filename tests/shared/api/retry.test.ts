import * as v from 'valibot'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { faultMessages } from '#messages/faults.ts'
import { baseClient, type ReadCall, type WriteCall } from '../../../shared/api/call.ts'
import { send } from '../../../shared/api/client.ts'
// The client fetches it with the first refusal, which takes real time.
import '../../../shared/api/rest.ts'
import type { Result } from '../../../shared/api/result.ts'
import { sendWrite } from '../../../shared/api/write.ts'
import { $toast } from '../../../shared/context/toast.ts'
import { answerWith } from '../../setup/network.ts'

const read: ReadCall<unknown> = {
  client: baseClient,
  method: 'POST',
  path: '/some/call',
  kind: 'read',
  data: v.unknown()
}
const write: WriteCall<unknown> = { ...read, kind: 'write' }
const good = { code: 0, data: 'data' }
const offline = new TypeError('offline')
const status = (code: number) => () => new Response('', { status: code })

/** A request that only ends when it is given up, as a hanging connection does. */
const hang = ({ signal }: RequestInit) =>
  new Promise((_resolve, reject) => {
    signal?.addEventListener('abort', () => reject(signal.reason))
  })

beforeEach(() => {
  vi.useFakeTimers()
  vi.spyOn(Math, 'random').mockReturnValue(0)
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
  $toast.set(undefined)
})

async function resultOf(sending: Promise<Result<unknown>>): Promise<Result<unknown>> {
  await vi.runAllTimersAsync()
  return sending
}

describe('a read', () => {
  test('is asked twice again, ever later', async () => {
    const sent = answerWith(offline)
    const sending = send(read)
    await vi.advanceTimersByTimeAsync(499)
    expect(sent).toHaveLength(1)
    await vi.advanceTimersByTimeAsync(1)
    expect(sent).toHaveLength(2)
    await vi.advanceTimersByTimeAsync(999)
    expect(sent).toHaveLength(2)
    await vi.advanceTimersByTimeAsync(1)
    expect(sent).toHaveLength(3)
    expect(await resultOf(sending)).toMatchObject({ success: false, code: 'network' })
    expect(sent).toHaveLength(3)
  })

  test('waits up to a third longer, so that phones do not ask at the same moment', async () => {
    vi.mocked(Math.random).mockReturnValue(0.999)
    const sent = answerWith(offline)
    const sending = send(read)
    await vi.advanceTimersByTimeAsync(665)
    expect(sent).toHaveLength(1)
    await vi.advanceTimersByTimeAsync(2)
    expect(sent).toHaveLength(2)
    await resultOf(sending)
  })

  test.each([
    ['no network', offline],
    ['status 500', status(500)],
    ['status 503', status(503)],
    ['half a JSON', () => new Response('{"code":')],
    ['a page', () => new Response('<!doctype html>')]
  ])('is good when %s comes first', async (_what, fault) => {
    const sent = answerWith(fault, good)
    expect(await resultOf(send(read))).toMatchObject({ success: true, data: 'data' })
    expect(sent).toHaveLength(2)
    expect($toast.get()).toBeUndefined()
  })

  test.each([
    ['a refusal', { code: '1', message: 'No' }],
    ['a refusal whose code is longer than a fault’s', { code: 'http-5000', message: 'No' }],
    ['a refusal whose code begins like no fault', { code: 'a network', message: 'No' }],
    ['status 403', status(403)],
    ['status 404', status(404)],
    ['status 401', status(401)]
  ])('is not asked again after %s', async (_what, answer) => {
    const sent = answerWith(answer, good)
    expect((await resultOf(send(read))).success).toBe(false)
    expect(sent).toHaveLength(1)
  })

  test('is toasted once, however often it was asked', async () => {
    answerWith(offline)
    const toasts: unknown[] = []
    const stop = $toast.listen(toast => toasts.push(toast?.text))
    await resultOf(send(read, {}, { toastsFailure: true }))
    stop()
    expect(toasts).toEqual([faultMessages.network, undefined])
  })
})

test.each([
  ['no network', offline],
  ['status 502', status(502)],
  ['half a JSON', () => new Response('{"code":')],
  ['data of another shape', { code: 0, data: undefined }]
])('a write is never sent again after %s', async (_what, fault) => {
  const sent = answerWith(fault, good)
  const strict = { ...write, data: v.string() }
  expect((await resultOf(sendWrite(strict))).success).toBe(false)
  expect(sent).toHaveLength(1)
})

describe('after a minute', () => {
  test.each([
    ['a read', () => send(read)],
    ['a write', () => sendWrite(write)]
  ])('%s that hangs is given up', async (_what, start) => {
    const sent = answerWith(hang)
    let result: Result<unknown> | undefined
    start().then(settled => {
      result = settled
    })
    await vi.advanceTimersByTimeAsync(59_999)
    expect(result).toBeUndefined()
    await vi.advanceTimersByTimeAsync(1)
    expect(result).toMatchObject({ code: 'timeout', message: faultMessages.timeout })
    await vi.runAllTimersAsync()
    expect(sent).toHaveLength(1)
  })

  test('the phone stops loading what was given up', async () => {
    let signal: AbortSignal | null | undefined
    answerWith((init: RequestInit) => {
      signal = init.signal
      return hang(init)
    })
    const sending = send(read)
    await vi.advanceTimersByTimeAsync(59_999)
    expect(signal?.aborted).toBe(false)
    await vi.advanceTimersByTimeAsync(1)
    expect(signal?.aborted).toBe(true)
    await sending
  })

  test('nothing is left of a call that was answered in time', async () => {
    answerWith(good)
    await send(read)
    expect(vi.getTimerCount()).toBe(0)
  })

  test('a read that hangs when asked again is given up too', async () => {
    const sent = answerWith(offline, hang)
    const sending = send(read)
    await vi.advanceTimersByTimeAsync(60_000)
    expect(await sending).toMatchObject({ code: 'timeout' })
    expect(sent).toHaveLength(2)
  })

  test('a body that never ends is given up', async () => {
    answerWith(() => new Response(new ReadableStream()))
    const sending = sendWrite(write)
    await vi.advanceTimersByTimeAsync(60_000)
    expect(await sending).toMatchObject({ code: 'timeout' })
  })
})
