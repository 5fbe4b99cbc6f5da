import { expect, test } from 'vitest'
import { createSandbox } from './app.ts'
import { ask, requestOf, TRANSPORT_BODY, TRANSPORT_HEADERS } from './ask.ts'
import { COMMON } from './refuse.ts'

const DETAILS = '/v3/loan-details/loan-details'
const SAVE = '/v3/user-problem/save-score'
const DEFINE = '/gopia/goya/define'
const body = { productId: '301', orderId: '20410001' }
const event = { moduleId: '31', positionId: '0', productId: '302' }
const sandbox = createSandbox()

async function refusal(
  path: string,
  asking: Parameters<typeof ask>[3],
  change: (url: URL, init: RequestInit) => void = () => {}
): Promise<string> {
  const request = requestOf('due', path, asking)
  const url = new URL(request.url)
  const init: RequestInit = {
    method: request.method,
    headers: Object.fromEntries(request.headers),
    ...(request.method === 'POST' ? { body: await request.text() } : {})
  }
  change(url, init)
  const response = await sandbox.app.request(url, init)
  const wire = (await response.json()) as { code: string; message: string; data: null }
  expect([response.status, wire.code, wire.data]).toEqual([400, '400', null])
  return wire.message
}

test('the sandbox refuses an unknown path and a wrong method', async () => {
  expect(await refusal('/v3/loan-details/loan-detail', { body })).toBe(
    'path /v3/loan-details/loan-detail is unknown'
  )
  expect(await refusal(DETAILS, { method: 'GET' })).toBe('method must be POST')
  expect(await refusal('/v3/contract/contract', { body })).toBe('method must be GET')
})

test.each(COMMON)('refuses a call without the common parameter %s', async name => {
  const message = await refusal(DETAILS, { body }, url => url.searchParams.delete(name))
  expect(message).toBe(`common parameter ${name} is missing`)
})

test('the sandbox refuses a sessionId that no borrower has', async () => {
  const message = await refusal(DETAILS, { body, query: { sessionId: 'nobody.1' } })
  expect(message).toBe('sessionId nobody.1 names no borrower of the sandbox')
})

test('the sandbox refuses a call without X-Requested-With', async () => {
  const message = await refusal(DETAILS, { body, headers: { 'X-Requested-With': 'fetch' } })
  expect(message).toBe('header X-Requested-With: XMLHttpRequest is missing')
})

test('the sandbox refuses missing, empty, unknown and repeated body fields', async () => {
  expect(await refusal(DETAILS, { body: { productId: '301' } })).toBe(
    'body field orderId is missing'
  )
  expect(await refusal(DETAILS, { body: { ...body, orderId: '' } })).toBe(
    'body field orderId is empty'
  )
  expect(await refusal(DETAILS, { body: { ...body, extra: '1' } })).toBe(
    'body field extra is unknown'
  )
  const twice = await refusal(DETAILS, { body }, (_url, init) => {
    init.body = 'productId=301&orderId=1&orderId=2'
  })
  expect(twice).toBe('body field orderId is given twice')
})

test('the sandbox refuses a value of the wrong shape', async () => {
  const message = await refusal('/v3/loan-details/store-rating', { body: { score: '6' } })
  expect(message).toBe('body field score must be a number from 1 to 5')
})

test('the sandbox refuses missing and wrong query fields', async () => {
  const get = (query: Record<string, string>) =>
    refusal('/v3/contract/contract', { method: 'GET', query })
  expect(await get({ scene: '3' })).toBe('query field productId is missing')
  expect(await get({ productId: '301', scene: '4' })).toBe('query field scene must be 3')
})

test('the sandbox takes unknown query parameters', async () => {
  const { status } = await ask(sandbox, 'due', DETAILS, { body, query: { invented: 'x' } })
  expect(status).toBe(200)
})

test('the sandbox refuses another content type', async () => {
  const json = await refusal(DETAILS, {}, (_url, init) => {
    init.headers = { 'X-Requested-With': 'XMLHttpRequest', 'content-type': 'application/json' }
    init.body = JSON.stringify(body)
  })
  expect(json).toBe('content type must be application/x-www-form-urlencoded')
  const upload = await refusal('/v3/user-problem/upload-problem-img', { body })
  expect(upload).toBe('content type must be multipart/form-data')
})

test('the sandbox refuses an upload without its file, or with a file under another name', async () => {
  const send = (name: string) =>
    refusal('/v3/user-problem/upload-problem-img', {}, (_url, init) => {
      const form = new FormData()
      form.append(name, new File(['x'], 'x.png'))
      init.body = form
      init.headers = { 'X-Requested-With': 'XMLHttpRequest', ...TRANSPORT_HEADERS }
    })
  expect(await send('image')).toBe('file problemImage is missing')
})

test('the sandbox refuses the header client without its headers', async () => {
  const score = { score: '5', problemId: 'C1001' }
  expect(await refusal(SAVE, { body: score })).toBe('header building is missing or differs')
  expect(
    await refusal(SAVE, { body: score, headers: { ...TRANSPORT_HEADERS, gather: 'other' } })
  ).toBe('header gather is missing or differs')
  // A text that cannot be a header cannot be asked for.
  const { status } = await ask(sandbox, 'due', SAVE, {
    body: score,
    query: { building: 'gusalì', gather: '\n' }
  })
  expect(status).toBe(200)
})

test('the sandbox refuses the form client without its fields', async () => {
  expect(await refusal(DEFINE, { body: event })).toBe('body field swift is missing or differs')
  expect(await refusal(DEFINE, { body: { ...event, ...TRANSPORT_BODY, eyes: 'x' } })).toBe(
    'body field eyes is missing or differs'
  )
  const without = await refusal(DEFINE, { body: { ...event, swift: 's' } }, url =>
    url.searchParams.delete('swift')
  )
  expect(without).toBe('body field eyes is missing or differs')
})

test('the sandbox refuses the form client’s fields in other bodies', async () => {
  expect(await refusal(DETAILS, { body: { ...body, ...TRANSPORT_BODY } })).toBe(
    'body field swift is unknown'
  )
})

test('the sandbox answers form clients in their own words', async () => {
  const request = requestOf('due', '/joint-login/track', { body: {} })
  const wire = await (await sandbox.app.request(request)).json()
  expect(wire).toEqual({
    code: '400',
    alteration: 'body field swift is missing or differs',
    attach: null
  })
})

test('the sandbox refuses a fault that does not exist', async () => {
  expect(await refusal(DETAILS, { body, query: { fault: 'htpm' } })).toMatch(
    /^query field fault must be one of slow, reset, /
  )
})
