import { beforeEach, expect, test, vi } from 'vitest'
import { $session } from '../../../shared/context/session-end.ts'
import { prepareBackend } from '../../setup/backend.ts'

const { open } = prepareBackend()

beforeEach(() => $session.set('open'))

async function ask(extra: Record<string, string> = {}) {
  open('order-due', extra)
  const { fetchOrder } = await import('../../../shared/api/order.ts')
  const result = await fetchOrder({ productId: '301', orderId: '20410001' })
  return { code: result.code, $session }
}

test.each(['http-401', 'session-code'])('an answer (%s) ends the session', async fault => {
  const { code, $session } = await ask({ fault })
  expect(code).toBe('session')
  expect($session.get()).toBe('ended')
})

test('a redirect to a login page ends the session', async () => {
  const page = new Response('<!doctype html><title>Log in</title>')
  vi.stubGlobal('fetch', async () => Object.defineProperty(page, 'redirected', { value: true }))
  const { code, $session } = await ask()
  expect(code).toBe('session')
  expect($session.get()).toBe('ended')
})

test('an answer that was only moved elsewhere ends no session', async () => {
  const moved = new Response('{"code":"7","message":"Not today"}')
  vi.stubGlobal('fetch', async () => Object.defineProperty(moved, 'redirected', { value: true }))
  const { code, $session } = await ask()
  expect(code).toBe('7')
  expect($session.get()).toBe('open')
})

test.each([
  ['<h1>Forbidden</h1>', 'http-403', 'open'],
  ['{"error":"rate limit"}', 'http-403', 'open'],
  ['{"code":"7","message":"No access."}', 'session', 'ended']
])('a status 403 that says %s is %s, the session %s', async (body, result, state) => {
  vi.stubGlobal('fetch', async () => new Response(body, { status: 403 }))
  const { code, $session } = await ask()
  expect(code).toBe(result)
  expect($session.get()).toBe(state)
})

test('a refusal or a lost answer does not end the session', async () => {
  expect((await ask({ fault: 'failure' })).$session.get()).toBe('open')
  expect((await ask({ fault: 'http-404' })).$session.get()).toBe('open')
})

test('the same user’s next session asks again for what had failed', async () => {
  open('order-due', { fault: 'http-401', userKey: 'u' })
  const { createResource } = await import('../../../shared/api/resource.ts')
  const { fetchOrder } = await import('../../../shared/api/order.ts')
  const { refreshCommonParams } = await import('../../../shared/context/common-params.ts')
  const { $resource, load } = createResource(() =>
    fetchOrder({ productId: '301', orderId: '20410001' })
  )
  await load()
  expect($resource.get().state).toBe('failed')
  refreshCommonParams('sessionId=due.again&fault=')
  expect($session.get()).toBe('open')
  await vi.waitFor(() => expect($resource.get().state).toBe('ready'))
})

test('the content of an ended session leaves the page, for whichever call it ended', async () => {
  open('order-due')
  const { createResource } = await import('../../../shared/api/resource.ts')
  const { fetchOrder } = await import('../../../shared/api/order.ts')
  const { saveStoreRating } = await import('../../../shared/api/order-writes.ts')
  const { $resource, load } = createResource(() =>
    fetchOrder({ productId: '301', orderId: '20410001' })
  )
  await load()
  expect($resource.get().state).toBe('ready')
  open('order-due', { fault: 'http-401' })
  await saveStoreRating(5)
  expect($session.get()).toBe('ended')
  expect($resource.get()).toMatchObject({ state: 'failed', isServerRejection: true })
})
