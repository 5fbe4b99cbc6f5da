import * as v from 'valibot'
import { afterEach, describe, expect, test, vi } from 'vitest'
import { faultMessages } from '#messages/faults.ts'
import {
  baseClient,
  type Client,
  formClient,
  headerClient,
  nothing,
  plainFormClient,
  type WriteCall
} from '../../../shared/api/call.ts'
import { isTransportError, refusalOf } from '../../../shared/api/result.ts'
import { sendWrite } from '../../../shared/api/write.ts'
import { answerDate } from '../../../shared/context/answer-date.ts'
import { $session, renewSession } from '../../../shared/context/session-end.ts'
import { $toast } from '../../../shared/context/toast.ts'
import { answerWith } from '../../setup/network.ts'

function callOf(
  client: Client,
  data: WriteCall<unknown>['data'] = v.unknown()
): WriteCall<unknown> {
  return { client, method: 'POST', path: '/some/call', kind: 'write', data }
}

afterEach(() => {
  vi.unstubAllGlobals()
  $toast.set(undefined)
})

// Codes that parseInt would take for a success, and others that a backend may send.
const hostile = ['0.9', '0x1', '0abc', ' 0', '0 ', '0\n', '-0', '+0', '٠', '', [0], [], ['00'], {}]
  .concat([1, 0.5, true, false, null, undefined, { toString: 1 }, 'success'] as never[])
  .map(code => [code])

describe('a success', () => {
  test.each([[0], ['0'], ['00'], ['0000']])('of the base client is %j', async code => {
    answerWith({ code, message: 'ok', data: 1 })
    expect(await sendWrite(callOf(baseClient))).toMatchObject({ success: true, code: String(code) })
  })

  test.each(hostile)('of the base client is not %j', async code => {
    answerWith({ code, message: 'no', data: 1 })
    expect(await sendWrite(callOf(baseClient))).toMatchObject({ success: false, message: 'no' })
  })

  const strict: [string, Client][] = [
    ['header', headerClient],
    ['form', formClient],
    ['plain form', plainFormClient]
  ]
  describe.each(strict)('of the %s client', (_name, client) => {
    test('is the text 00', async () => {
      answerWith({ code: '00' })
      expect((await sendWrite(callOf(client))).success).toBe(true)
    })

    test.each([[0], ['0'], ['000'], ...hostile])('is not %j', async code => {
      answerWith({ code })
      expect((await sendWrite(callOf(client))).success).toBe(false)
    })
  })
})

describe('an answer', () => {
  test.each([
    ['base', baseClient],
    ['header', headerClient],
    ['plain form', plainFormClient]
  ])('of the %s client has message and data', async (_name, client) => {
    const raw = { code: '00', message: 'said', data: 7, alteration: 'no', attach: 8 }
    answerWith(raw)
    const result = await sendWrite(callOf(client))
    expect(result).toEqual({ success: true, code: '00', message: 'said', data: 7, raw })
  })

  test('of the form client has alteration and attach', async () => {
    const raw = { code: '00', message: 'no', data: 7, alteration: 'said', attach: 8 }
    answerWith(raw)
    const result = await sendWrite(callOf(formClient))
    expect(result).toEqual({ success: true, code: '00', message: 'said', data: 8, raw })
  })

  test('whose code is none counts as lost', async () => {
    answerWith({ code: [0], message: 'odd', data: 1 })
    const result = await sendWrite(callOf(baseClient))
    expect(result).toMatchObject({ success: false, code: 'malformed', data: undefined })
    expect(isTransportError(result)).toBe(true)
  })

  test('that is a page keeps its first 500 characters for a developer to read', async () => {
    answerWith(() => new Response(`<!doctype html>${'x'.repeat(1000)}`))
    const result = await sendWrite(callOf(baseClient))
    expect(result.code).toBe('malformed')
    expect(result.raw).toBe(`<!doctype html>${'x'.repeat(485)}`)
  })

  test('whose code only looks like a fault is an answer', async () => {
    for (const code of ['networks', 'no network', 'http-', 'http-502x', 'my-http-502']) {
      answerWith({ code, message: 'no' })
      expect(isTransportError(await sendWrite(callOf(baseClient)))).toBe(false)
    }
  })

  test('whose data is of another shape is malformed', async () => {
    answerWith({ code: 0, message: '', data: 'text' })
    const result = await sendWrite(callOf(baseClient, v.number()))
    expect(result).toMatchObject({ code: 'malformed', message: faultMessages.malformed })
  })

  test('tells what time it is by the server’s clock', async () => {
    const later = new Date(Date.now() + 3_600_000).toUTCString()
    answerWith(() => Response.json({ code: 0 }, { headers: { Date: later } }))
    await sendWrite(callOf(baseClient))
    expect(Math.round(answerDate.ahead / 60_000)).toBe(60)
    answerDate.ahead = Number.NaN
  })

  test('of more than 2 MB is malformed', async () => {
    answerWith(() => new Response(`{"code":0,"data":1}${' '.repeat(2 * 1024 * 1024)}`))
    expect(await sendWrite(callOf(baseClient))).toMatchObject({ code: 'malformed' })
  })

  test('has no number that would be rounded', async () => {
    answerWith(() => new Response('{"code":0,"data":{"id":12345678901234567890,"no":5}}'))
    expect(await sendWrite(callOf(baseClient))).toMatchObject({ data: { id: null, no: 5 } })
  })

  test('whose data nobody reads may be anything', async () => {
    answerWith({ code: 0 })
    expect(await sendWrite(callOf(baseClient, nothing))).toMatchObject({ success: true })
  })

  test.each([[undefined], [''], [7], [{ text: 'no' }]])(
    'that failed saying %j says a sentence all the same',
    async message => {
      answerWith({ code: '9', message })
      expect((await sendWrite(callOf(baseClient))).message).toBe(faultMessages.unknown)
    }
  )

  test('says at most 500 characters', async () => {
    answerWith({ code: '9', message: 'x'.repeat(1_000_000) })
    expect((await sendWrite(callOf(baseClient))).message).toHaveLength(500)
  })
})

test('a refusal is said where it was asked, an ended session by the whole page', async () => {
  answerWith({ code: '7', message: 'Not today' })
  expect(refusalOf(await sendWrite(callOf(baseClient)))).toBe('Not today')
  answerWith(() => new Response('', { status: 401 }))
  expect(refusalOf(await sendWrite(callOf(baseClient)))).toBeUndefined()
  renewSession()
})

test('a refusal of a call without a session ends none', async () => {
  answerWith(() => new Response('', { status: 401 }))
  const result = await sendWrite({ ...callOf(baseClient), anonymous: true })
  expect(result).toMatchObject({ success: false, code: 'http-401' })
  expect($session.get()).toBe('open')
})

describe('a failure', () => {
  const call = callOf(baseClient)

  test('is toasted for a caller that shows nothing itself', async () => {
    answerWith({ code: '101', message: 'Wrong captcha' })
    await sendWrite(call, {}, { toastsFailure: true })
    expect($toast.get()?.text).toBe('Wrong captcha')
  })

  test('is left to any other caller', async () => {
    answerWith({ code: '101', message: 'Wrong captcha' })
    const { message } = await sendWrite(call)
    expect(message).toBe('Wrong captcha')
    expect($toast.get()).toBeUndefined()
  })

  test('is no toast when it succeeds', async () => {
    answerWith({ code: 0, message: 'success' })
    await sendWrite(call, {}, { toastsFailure: true })
    expect($toast.get()).toBeUndefined()
  })
})

describe('a loading text', () => {
  test('shows until the answer is there', async () => {
    let answer = (_response: Response) => {}
    const sent = answerWith(() => new Promise<Response>(resolve => (answer = resolve)))
    const sending = sendWrite(callOf(baseClient), {}, { loading: 'saving...' })
    expect($toast.get()).toEqual({ text: 'saving...', loading: true })
    await vi.waitFor(() => expect(sent).toHaveLength(1))
    answer(new Response('{"code":0}'))
    await sending
    expect($toast.get()).toBeUndefined()
  })

  test('makes room for the failure', async () => {
    answerWith(new TypeError('offline'))
    await sendWrite(callOf(baseClient), {}, { loading: 'saving...', toastsFailure: true })
    expect($toast.get()).toEqual({ text: faultMessages.network, loading: false })
  })
})

test('an overloaded backend is answered for, also where the code that obeys it does not come', async () => {
  vi.resetModules()
  vi.doMock('../../../shared/api/rest.ts', () => {
    throw new TypeError('offline')
  })
  const { exchange, restText } = await import('../../../shared/api/client.ts')
  answerWith(() => new Response('', { status: 503, headers: { 'Retry-After': '30' } }))
  const call = callOf(baseClient)
  expect(await exchange(call, {})).toMatchObject({ code: 'http-503' })
  expect(restText(call.path)).toBeUndefined()
  vi.doUnmock('../../../shared/api/rest.ts')
  vi.resetModules()
})
