import * as v from 'valibot'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { headerClient } from '../../../shared/api/call.ts'
import { sendFile, type Upload } from '../../../shared/api/upload.ts'
import { $session } from '../../../shared/context/session-end.ts'

/** As much of XMLHttpRequest as an upload uses, answered by the test. */
class Request {
  static last: Request
  upload: { onprogress?: (progress: { loaded: number; total: number }) => void } = {}
  onprogress?: (progress: { loaded: number }) => void
  onload = () => {}
  onerror = () => {}
  status = 0
  responseText = ''
  responseURL = ''
  url = ''
  headers: Record<string, string> = {}
  sent: FormData | undefined
  aborted = false
  constructor() {
    Request.last = this
  }
  open(method: string, url: string) {
    this.url = `${method} ${url}`
  }
  setRequestHeader(name: string, value: string) {
    this.headers[name] = value
  }
  send(body: FormData) {
    this.sent = body
  }
  abort() {
    this.aborted = true
  }
  answer(status: number, text: string) {
    this.status = status
    this.responseText = text
    this.onload()
  }
}

const upload: Upload<string> = {
  client: headerClient,
  path: '/upload',
  field: 'picture',
  data: v.string()
}

const photo = new Blob(['photo'])

function start(signal = new AbortController().signal, requestId?: string) {
  const shares: number[] = []
  const result = sendFile(upload, photo, 'photo.jpeg', {
    onProgress: share => shares.push(share),
    signal,
    ...(requestId && { requestId })
  })
  return { result, shares, request: Request.last }
}

beforeEach(() => {
  vi.useFakeTimers()
  vi.stubGlobal('XMLHttpRequest', Request)
  history.replaceState(null, '', '?sessionId=s-1&building=b-1&gather=g%00')
})

afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

test('a file goes out with the headers and common parameters of every call', async () => {
  const append = vi.spyOn(FormData.prototype, 'append')
  const { result, shares, request } = start()
  request.upload.onprogress?.({ loaded: 1, total: 4 })
  expect(request.url).toBe('POST /muscular/upload?sessionId=s-1&building=b-1&gather=g%00')
  expect(request.headers).toEqual({ 'X-Requested-With': 'XMLHttpRequest', building: 'b-1' })
  expect(append.mock.calls).toEqual([['picture', photo, 'photo.jpeg']])
  expect(request.sent?.get('picture')).toBeInstanceOf(Blob)
  request.answer(200, '{"code":"00","message":"fine","data":"https://a.example/1"}')
  expect(await result).toMatchObject({ success: true, data: 'https://a.example/1' })
  expect(shares).toEqual([0.25])
})

test.each([
  ['a refusal', 200, '{"code":"4512","message":"No photos today"}', '4512', 'No photos today'],
  ['a broken server', 502, '<html>', 'http-502', 'not available'],
  ['half an answer', 200, '{"code":"0', 'malformed', 'went wrong on our side'],
  ['data of another shape', 200, '{"code":"00","data":[]}', 'malformed', 'went wrong on our side']
])('says what %s means', async (_what, status, text, code, message) => {
  const { result, request } = start()
  request.answer(status, text)
  const failed = await result
  expect(failed).toMatchObject({ success: false, code })
  expect(failed.message).toContain(message)
})

test('an endless answer is not read to its end', async () => {
  const { result, request } = start()
  request.onprogress?.({ loaded: 2 * 1024 * 1024 })
  expect(request.aborted).toBe(false)
  request.onprogress?.({ loaded: 2 * 1024 * 1024 + 1 })
  expect(await result).toMatchObject({ code: 'malformed' })
  expect(request.aborted).toBe(true)
})

test('a lost connection resolves', async () => {
  const { result, request } = start()
  request.onerror()
  expect(await result).toMatchObject({ success: false, code: 'network' })
})

test('an upload may take as long as something moves, and a minute more', async () => {
  const { result, request, shares } = start()
  for (let seconds = 0; seconds < 300; seconds += 50) {
    vi.advanceTimersByTime(50_000)
    request.upload.onprogress?.({ loaded: seconds, total: 0 })
  }
  expect(request.aborted).toBe(false)
  expect(shares).toEqual([])
  vi.advanceTimersByTime(60_000)
  expect(request.aborted).toBe(true)
  expect(await result).toMatchObject({ code: 'timeout' })
})

test('an upload that is taken back stops', async () => {
  const controller = new AbortController()
  const { result, request } = start(controller.signal)
  controller.abort()
  expect(request.aborted).toBe(true)
  expect(await result).toMatchObject({ success: false, code: 'aborted' })
})

test('an upload that was taken back before it began stops too', async () => {
  const { result, request } = start(AbortSignal.abort())
  expect(request.aborted).toBe(true)
  expect(await result).toMatchObject({ success: false, code: 'aborted' })
})

test('an upload that has its answer is over: neither the clock nor the borrower ends it', async () => {
  const controller = new AbortController()
  const { request } = start(controller.signal)
  request.answer(200, '{"code":"00","data":"x"}')
  vi.advanceTimersByTime(60_000)
  controller.abort()
  expect(request.aborted).toBe(false)
})

test.each([
  [199, 'http-199'],
  [200, '00'],
  [299, '00'],
  [300, 'http-300']
])('an answer of the status %i has the code %s', async (status, code) => {
  const { result, request } = start()
  request.answer(status, '{"code":"00","data":"x"}')
  expect((await result).code).toBe(code)
})

test('an upload that is led to a login page asks for a login, and one that answers by itself does not', async () => {
  const { result, request } = start()
  request.responseURL = 'http://localhost:3000/login?next=upload'
  request.answer(200, '<!doctype html>')
  expect(await result).toMatchObject({ success: false, code: 'session' })
  const other = start()
  other.request.responseURL = `http://localhost:3000${other.request.url.replace('POST ', '')}`
  other.request.answer(200, '<!doctype html>')
  expect(await other.result).toMatchObject({ success: false, code: 'malformed' })
})

test('an upload in a session that has ended asks for a login', async () => {
  const { result, request } = start()
  request.answer(401, '')
  expect(await result).toMatchObject({ success: false, code: 'session' })
  expect($session.get()).toBe('ended')
})

test('an upload names its intention in its address', () => {
  expect(start(undefined, 'i-1').request.url).toMatch(/[?&]requestId=i-1$/)
})
