import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { createSandbox } from './app.ts'
import { requestOf, TRANSPORT_BODY } from './ask.ts'
import { faults } from './faults.ts'

const DETAILS = '/v3/loan-details/loan-details'
const body = { productId: '301', orderId: '20410001' }
let sandbox = createSandbox()

beforeEach(() => {
  sandbox = createSandbox()
})

afterEach(() => {
  vi.useRealTimers()
})

async function send(fault: string, query: Record<string, string> = {}, signal?: AbortSignal) {
  const extra = signal ? { signal } : {}
  return sandbox.app.request(
    requestOf('overdue', DETAILS, { body, query: { fault, ...query }, ...extra })
  )
}

async function json(fault: string) {
  // biome-ignore lint/suspicious/noExplicitAny: answers are spoilt on purpose
  return (await (await send(fault)).json()) as any
}

test('the sandbox has at least the sixteen faults of the catalogue', () => {
  expect(Object.keys(faults).length).toBeGreaterThanOrEqual(16)
})

test('slow answers after 10 s, or as asked', async () => {
  vi.useFakeTimers()
  let done = 0
  const slow = send('slow').then(() => done++)
  const slower = send('slow:15000').then(() => done++)
  await vi.advanceTimersByTimeAsync(9_900)
  expect(done).toBe(0)
  await vi.advanceTimersByTimeAsync(200)
  expect(done).toBe(1)
  await vi.advanceTimersByTimeAsync(5_000)
  expect(done).toBe(2)
  await Promise.all([slow, slower])
})

test('delay delays every answer', async () => {
  vi.useFakeTimers()
  let done = false
  const answer = send('', { delay: '700' }).then(() => {
    done = true
  })
  await vi.advanceTimersByTimeAsync(600)
  expect(done).toBe(false)
  await vi.advanceTimersByTimeAsync(200)
  expect(done).toBe(true)
  await answer
})

test('reset and offline throw as fetch does', async () => {
  await expect(send('reset')).rejects.toBeInstanceOf(TypeError)
  await expect(send('offline')).rejects.toBeInstanceOf(TypeError)
})

test('truncated fails in the body, after status 200', async () => {
  const response = await send('truncated')
  expect(response.status).toBe(200)
  await expect(response.text()).rejects.toBeInstanceOf(TypeError)
})

test('hang never answers, but can be aborted', async () => {
  await expect(send('hang', {}, AbortSignal.timeout(50))).rejects.toThrow(/timeout/)
})

test('slow and delay can be aborted', async () => {
  await expect(send('slow', {}, AbortSignal.timeout(50))).rejects.toThrow(/timeout/)
  await expect(send('', { delay: '9000' }, AbortSignal.timeout(50))).rejects.toThrow(/timeout/)
})

test.each([500, 502, 503, 404])('http-%i answers that status', async status => {
  expect((await send(`http-${status}`)).status).toBe(status)
})

test('html answers a page', async () => {
  const response = await send('html')
  expect(response.status).toBe(200)
  expect(await response.text()).toMatch(/^<!doctype html>/)
})

test('half-json, empty, null and array spoil the body', async () => {
  await expect(json('half-json')).rejects.toBeInstanceOf(SyntaxError)
  expect(await (await send('empty')).text()).toBe('')
  expect(await json('null')).toBe(null)
  expect((await json('array'))[0].code).toBeDefined()
})

test('wrong-types spoils every value of the data', async () => {
  const { data } = await json('wrong-types')
  expect(data.noticeStatusText).toEqual({ unexpected: 'Payment overdue by 3 days' })
  expect(data.recProducts).toBe('not a list')
  expect(data.userOrderDetail.detail).toBe('not a list')
})

test('no-data is a success without data', async () => {
  expect(await json('no-data')).toEqual({ code: 0, message: 'success' })
})

test('failure is a valid answer with a message', async () => {
  expect(await json('failure')).toMatchObject({ code: '1001', data: null })
})

test('huge-text makes one text a megabyte long', async () => {
  const { data } = await json('huge-text')
  expect(data.noticeStatusText).toHaveLength(1_000_000)
  expect(data.noticeDesText.length).toBeLessThan(200)
})

test('form clients fail in their own words', async () => {
  const request = (fault: string) =>
    requestOf('join-failed', '/joint-login/failure', {
      body: { orderNo: '20410001', ...TRANSPORT_BODY },
      query: { fault }
    })
  const failure = await (await sandbox.app.request(request('failure'))).json()
  expect(failure).toMatchObject({ code: '1001', attach: null })
  expect(failure).toHaveProperty('alteration')
  const without = await (await sandbox.app.request(request('no-data'))).json()
  expect(without).toEqual({ code: '00', alteration: 'success' })
})

describe('limits', () => {
  test('faultOn limits a fault to some paths', async () => {
    expect((await send('http-500', { faultOn: 'generate' })).status).toBe(200)
    expect((await send('http-500', { faultOn: 'loan-details/loan' })).status).toBe(500)
  })

  test('faultTimes ends a fault after some times', async () => {
    const statuses: number[] = []
    for (let call = 0; call < 3; call++) {
      statuses.push((await send('http-500', { faultTimes: '2' })).status)
    }
    expect(statuses).toEqual([500, 500, 200])
  })
})

describe('the state after a fault', () => {
  const rate = async (fault: string) =>
    sandbox.app.request(
      requestOf('rate-us', '/v3/loan-details/store-rating', {
        body: { score: '5' },
        query: { fault }
      })
    )
  const isScore = async () => {
    const response = await sandbox.app.request(requestOf('rate-us', DETAILS, { body }))
    return Number(((await response.json()) as { data: { isScore: string } }).data.isScore)
  }

  test('a lost answer has done its work', async () => {
    await rate('reset').catch(() => {})
    expect(await isScore()).toBe(0)
  })

  test('an error answer has done no work', async () => {
    await rate('http-502')
    expect(await isScore()).toBe(1)
  })
})

test('the sandbox refuses a wrong request whatever the fault', async () => {
  const request = requestOf('due', DETAILS, { body: {}, query: { fault: 'html' } })
  expect((await sandbox.app.request(request)).status).toBe(400)
})
