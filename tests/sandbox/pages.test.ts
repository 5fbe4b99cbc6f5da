import { beforeEach, expect, test } from 'vitest'
import { createSandbox } from './app.ts'
import { ask } from './ask.ts'
import { pictureNames } from './pictures.ts'

const DETAILS = '/v3/loan-details/loan-details'
const body = { productId: '301', orderId: '20410001' }
let sandbox = createSandbox()
const get = (path: string) => sandbox.app.request(`/muscular/sandbox${path}`)
const text = async (path: string) => (await get(path)).text()

beforeEach(() => {
  sandbox = createSandbox()
})

test('draws pictures, but not the broken one', async () => {
  expect(pictureNames.length).toBeGreaterThanOrEqual(12)
  for (const name of pictureNames) {
    const response = await get(`/pictures/${name}.svg`)
    expect(response.headers.get('content-type')).toBe('image/svg+xml')
    expect(await response.text()).toMatch(/^<svg .*<\/svg>$/)
  }
  expect((await get('/pictures/broken.svg')).status).toBe(404)
})

test('the sandbox shows where the app would go, and with what', async () => {
  const page = await text('/elsewhere?to=playeduL&note=<b>')
  expect(page).toContain('This is where the app would go')
  expect(page).toContain('<dt>to</dt><dd>playeduL</dd>')
  expect(page).not.toContain('<b>')
})

test('lists the scenarios', async () => {
  expect(await text('')).toContain('<a href="/order.html?')
})

test('the sandbox refuses payments it does not know', async () => {
  expect((await get('/pay?sessionId=due&payment=P9')).status).toBe(404)
  expect((await get('/counter?sessionId=due&code=MP0000000000')).status).toBe(404)
  expect((await get('/nothing')).status).toBe(404)
})

test('the sandbox leads back to the loan with the context', async () => {
  const { data } = await ask(sandbox, 'due', '/v3/loan-details/generate-vcode', {
    body: { ...body, amount: '5455', channelNumber: '70001' },
    query: { invented: '1', delay: '1' }
  })
  const page = await (await sandbox.app.request(data.payUrl)).text()
  const href = /href="(\/order\.html[^"]*)"/.exec(page)?.[1]?.replaceAll('&#38;', '&')
  const query = new URL(href ?? '', 'http://x').searchParams
  expect(query.get('sessionId')).toBe('due')
  expect(query.get('orderId')).toBe('20410001')
  expect(query.get('invented')).toBe('1')
  expect(query.has('delay')).toBe(false)
  expect(query.has('payment')).toBe(false)
})

test('logs calls, by session, refused ones too', async () => {
  await ask(sandbox, 'due.1', DETAILS, { body })
  await ask(sandbox, 'due.2', DETAILS, { body: { productId: '301' } })
  const log = await (await get('/calls?sessionId=due.2')).json()
  expect(log).toMatchObject([
    { method: 'POST', path: DETAILS, body: { productId: '301' }, borrower: 'due', status: 400 }
  ])
  expect(await (await get('/calls')).json()).toHaveLength(2)
  expect(sandbox.calls.map(({ status }) => status)).toEqual([200, 400])
})

test('resets one session or everything', async () => {
  const reset = (query: string) =>
    sandbox.app.request(`/muscular/sandbox/reset${query}`, { method: 'POST' })
  const isScore = async (sessionId: string) =>
    Number((await ask(sandbox, sessionId, DETAILS, { body })).data.isScore)
  for (const sessionId of ['rate-us.1', 'rate-us.2']) {
    await ask(sandbox, sessionId, '/v3/loan-details/store-rating', { body: { score: '5' } })
  }
  await reset('?sessionId=rate-us.1')
  expect(sandbox.calls.map(({ query }) => query.sessionId)).toEqual(['rate-us.2'])
  expect(await isScore('rate-us.1')).toBe(1)
  expect(await isScore('rate-us.2')).toBe(0)
  await reset('')
  expect(sandbox.calls).toEqual([])
  expect(await isScore('rate-us.2')).toBe(1)
})
