import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { fetchNotices, longestNotices } from '../../../shared/api/notices.ts'

beforeEach(() => {
  vi.useFakeTimers({ now: Date.parse('2026-11-22T00:00:00Z') })
})

afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

const answer = (response: () => Response | Promise<Response>) =>
  vi.stubGlobal('fetch', vi.fn(response))

test('the file is asked for each time, also where the browser has it, with the server’s time', async () => {
  const headers = { Date: 'Mon, 23 Nov 2026 08:00:00 GMT' }
  answer(async () => new Response('{"notices":[]}', { headers }))
  expect(await fetchNotices()).toEqual({
    content: { notices: [] },
    now: Date.parse('2026-11-23T08:00:00Z')
  })
  expect(fetch).toHaveBeenCalledWith(
    '/notices.json',
    expect.objectContaining({ cache: 'no-cache' })
  )
})

test('the time that the CDN has kept the file is counted', async () => {
  const headers = { Date: 'Mon, 23 Nov 2026 08:00:00 GMT', Age: '3600' }
  answer(async () => new Response('{}', { headers }))
  expect((await fetchNotices())?.now).toBe(Date.parse('2026-11-23T09:00:00Z'))
})

test('the time is the phone’s where the server names none', async () => {
  answer(async () => new Response('{}'))
  expect(await fetchNotices()).toEqual({ content: {}, now: Date.now() })
})

test.each([
  ['missing', () => new Response('', { status: 404 })],
  ['refused', () => new Response('{}', { status: 500 })],
  ['html', () => new Response('<!doctype html>')],
  ['half', () => new Response('{"notices":[')],
  ['empty', () => new Response('')],
  ['too long', () => new Response(JSON.stringify('x'.repeat(longestNotices)))]
])('a file that is %s counts as none', async (_what, response) => {
  answer(async () => response())
  expect(await fetchNotices()).toBeUndefined()
})

test('a file as long as it may be is read, in whichever pieces it comes', async () => {
  const text = JSON.stringify(`${'₱'.repeat((longestNotices - 4) / 3)}xx`)
  const bytes = new TextEncoder().encode(text)
  expect(bytes).toHaveLength(longestNotices)
  const body = new ReadableStream<Uint8Array>({
    start(controller) {
      for (let at = 0; at < bytes.length; at += 1000) controller.enqueue(bytes.slice(at, at + 1000))
      controller.close()
    }
  })
  answer(async () => new Response(body))
  expect((await fetchNotices())?.content).toBe(JSON.parse(text))
})

test('a file that was read is given up no more', async () => {
  answer(async () => new Response('{}'))
  await fetchNotices()
  await vi.advanceTimersByTimeAsync(1000)
  const [, { signal }] = vi.mocked(fetch).mock.calls[0] as [string, { signal: AbortSignal }]
  expect(signal.aborted).toBe(false)
})

test('a file that cannot be reached counts as none', async () => {
  answer(() => Promise.reject(new TypeError('offline')))
  expect(await fetchNotices()).toBeUndefined()
})

test('a file that takes longer than a second is left', async () => {
  const hang = (_address: string, { signal }: RequestInit) =>
    new Promise<Response>((_resolve, reject) => {
      signal?.addEventListener('abort', () => reject(new DOMException('', 'AbortError')))
    })
  vi.stubGlobal('fetch', hang)
  const read = fetchNotices()
  await vi.advanceTimersByTimeAsync(999)
  const settled = vi.fn()
  read.then(settled)
  await vi.advanceTimersByTimeAsync(0)
  expect(settled).not.toHaveBeenCalled()
  await vi.advanceTimersByTimeAsync(1)
  expect(await read).toBeUndefined()
})

test('a file of 10 MB is not read to its end', async () => {
  const cancel = vi.fn()
  const chunk = new Uint8Array(4096).fill(32)
  const body = new ReadableStream<Uint8Array>({
    pull: controller => controller.enqueue(chunk),
    cancel
  })
  answer(async () => new Response(body))
  expect(await fetchNotices()).toBeUndefined()
  expect(cancel).toHaveBeenCalled()
})
