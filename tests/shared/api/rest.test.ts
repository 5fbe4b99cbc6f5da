import * as v from 'valibot'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { restMessages } from '#messages/rest.ts'
import { baseClient, type ReadCall } from '../../../shared/api/call.ts'
import { restText, send } from '../../../shared/api/client.ts'
import { noteRest, restOf } from '../../../shared/api/rest.ts'
import { formatMessage } from '../../../shared/messages/format-message.ts'
import { answerWith } from '../../setup/network.ts'

const read: ReadCall<unknown> = {
  client: baseClient,
  method: 'POST',
  path: '/some/call',
  kind: 'read',
  data: v.unknown()
}
const good = { code: 0, data: 'data' }
const overloaded =
  (headers: Record<string, string> = {}, status = 503) =>
  () =>
    new Response('', { status, headers })
const crowded = (seconds: number) =>
  formatMessage(restMessages.crowded, { seconds: String(seconds) })

beforeEach(() => {
  vi.useFakeTimers()
  vi.spyOn(Math, 'random').mockReturnValue(0)
})
afterEach(() => {
  // A refusal in one test is none in the next one.
  noteRest(read.path, undefined)
  vi.useRealTimers()
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})

describe('an overloaded backend', () => {
  test.each([
    ['seconds', { 'Retry-After': '30' }],
    [
      'a date',
      {
        'Retry-After': 'Tue, 24 Nov 2026 10:00:30 GMT',
        Date: 'Tue, 24 Nov 2026 10:00:00 GMT'
      }
    ]
  ])('that states %s is not asked before, and the borrower reads how long', async (_, headers) => {
    const sent = answerWith(overloaded(headers), good)
    expect(await send(read)).toMatchObject({ code: 'http-503', message: crowded(30) })
    await vi.advanceTimersByTimeAsync(20_000)
    expect(await send(read)).toMatchObject({ code: 'http-429', message: crowded(10) })
    expect(sent).toHaveLength(1)
    await vi.advanceTimersByTimeAsync(10_000)
    expect(await send(read)).toMatchObject({ success: true })
    expect(sent).toHaveLength(2)
  })

  test('that asks for a moment is waited for, to the second', async () => {
    const sent = answerWith(overloaded({ 'Retry-After': '4' }, 429), good)
    const sending = send(read)
    await vi.advanceTimersByTimeAsync(3999)
    expect(sent).toHaveLength(1)
    await vi.advanceTimersByTimeAsync(1)
    expect(await sending).toMatchObject({ success: true })
  })

  test('that states nothing is left alone for twice as long each time, up to a minute', () => {
    const rests = Array.from({ length: 8 }, () => {
      noteRest(read.path, new Headers())
      return restOf(read.path) / 1000
    })
    expect(rests).toEqual([1, 2, 4, 8, 16, 32, 60, 60])
  })

  test.each([
    ['a text', { 'Retry-After': 'soon' }],
    ['seconds with a word', { 'Retry-After': '30s' }],
    [
      'a date that has passed',
      { 'Retry-After': 'Tue, 24 Nov 2026 10:00:00 GMT', Date: 'Tue, 24 Nov 2026 10:00:01 GMT' }
    ],
    ['a date, and not its own', { 'Retry-After': 'Tue, 24 Nov 2026 10:00:30 GMT' }]
  ] as [string, Record<string, string>][])(
    'that states %s is left alone for a second',
    (_what, headers) => {
      noteRest(read.path, new Headers(headers))
      expect(restOf(read.path)).toBe(1000)
    }
  )

  test('that is ready by now may be asked', async () => {
    noteRest(
      read.path,
      new Headers({
        'Retry-After': 'Tue, 24 Nov 2026 10:00:00 GMT',
        Date: 'Tue, 24 Nov 2026 10:00:00 GMT'
      })
    )
    expect(restOf(read.path)).toBe(0)
    noteRest(read.path, new Headers({ 'Retry-After': '2' }))
    await vi.advanceTimersByTimeAsync(9000)
    expect(restOf(read.path)).toBe(0)
  })

  test('is waited for up to five seconds, and named to the borrower from there on', async () => {
    answerWith(overloaded({ 'Retry-After': '5' }), good)
    const sending = send(read)
    await vi.advanceTimersByTimeAsync(0)
    expect(restText(read.path)).toBeUndefined()
    await vi.runAllTimersAsync()
    expect(await sending).toMatchObject({ success: true })
    noteRest(read.path, new Headers({ 'Retry-After': '6' }))
    expect(restText(read.path)).toBe(crowded(6))
    await vi.advanceTimersByTimeAsync(500)
    expect(restText(read.path)).toBe(crowded(6))
  })

  test('answers again: nothing is left of its rest', async () => {
    const sent = answerWith(overloaded({ 'Retry-After': '1' }), good, good)
    const sending = send(read)
    await vi.runAllTimersAsync()
    expect(await sending).toMatchObject({ success: true })
    expect(await send(read)).toMatchObject({ success: true })
    expect(sent).toHaveLength(3)
  })

  test('is remembered for a reload in the tab, until it answers', () => {
    const storedRests = () => JSON.parse(sessionStorage.rests)
    noteRest('/other/call', new Headers({ 'Retry-After': '9' }))
    noteRest(read.path, new Headers({ 'Retry-After': '30' }))
    expect(storedRests()[read.path]).toEqual([30_000, Date.now()])
    noteRest(read.path, undefined)
    expect(Object.keys(storedRests())).toEqual(['/other/call'])
    noteRest('/other/call', undefined)
  })

  test('rests for the call that was refused, and for no other', async () => {
    answerWith(overloaded({ 'Retry-After': '30' }), good)
    await send(read)
    expect(await send({ ...read, path: '/other/call' })).toMatchObject({ success: true })
  })
})
