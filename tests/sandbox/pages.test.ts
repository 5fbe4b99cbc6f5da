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

test('the counter finds the code of an order, and of its extension', async () => {
  const at = '/counter?sessionId=due-rollover&orderId=20410001'
  const codeOf = async (path: string) =>
    new URL((await get(path)).headers.get('location') ?? '', 'http://x').searchParams.get('code')
  const own = await codeOf(at)
  const extension = await codeOf(`${at}&extends=1`)
  expect(own).toMatch(/^MP/)
  expect(extension).toMatch(/^MX/)
  expect(await text(`/counter?sessionId=due-rollover&code=${extension}`)).toContain(extension)
})

test('beside the page of the loan, the wallet and the counter lead nowhere', async () => {
  const at = '/counter?sessionId=due&code=MP1234510001'
  expect(await text(at)).toContain('Back to the loan')
  expect(await text(`${at}&beside=1`)).not.toContain('Back to the loan')
})

test('another clock is that of the call, of the wallet and of the answer', async () => {
  const days = 3
  const ahead = String(days * 86_400_000)
  const path = '/muscular/v3/loan-details/loan-details'
  const now = await ask(sandbox, 'due', DETAILS, { body })
  const later = await ask(sandbox, 'due', DETAILS, { body, query: { clock: ahead } })
  expect(Number(now.data.orderStatus)).toBe(174)
  expect(Number(later.data.orderStatus)).toBe(180)
  const dateOf = async (query: string) =>
    Date.parse((await sandbox.app.request(`${path}?${query}`)).headers.get('date') ?? '')
  const difference = (await dateOf(`clock=${ahead}`)) - (await dateOf(''))
  expect(Math.round(difference / 86_400_000)).toBe(days)
  const wallet = `/wallet?sessionId=due&orderId=20410001`
  const amountAt = async (query: string) => {
    const opened = (await get(`${wallet}${query}`)).headers.get('location') ?? ''
    return /Amount<\/dt><dd>([^<]*)/.exec(await (await sandbox.app.request(opened)).text())?.[1]
  }
  expect(await amountAt(`&clock=${ahead}`)).not.toBe(await amountAt(''))
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
