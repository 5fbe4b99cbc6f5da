import { expect, test } from 'vitest'
import { createSandbox } from './app.ts'
import { ask, TRANSPORT_BODY } from './ask.ts'

test('the sandbox answers the failure page, its tracking and its links', async () => {
  const sandbox = createSandbox()
  const post = (path: string, body: Record<string, string>) =>
    ask(sandbox, 'join-failed', `/joint-login/${path}`, { body: { ...body, ...TRANSPORT_BODY } })
  const { code, attach } = await post('failure', { orderNo: '20410001' })
  expect(code).toBe('00')
  expect(attach.errMessage).toBe(
    'Our partner did not accept the login. Try again from the home screen.'
  )
  expect(attach.list).toHaveLength(5)
  expect(attach.list.map(({ enabled }: { enabled: string }) => Number(enabled))).toContain(0)
  expect((await post('track', { productId: '302', positionId: '0' })).code).toBe('00')
  expect((await post('jump', { productId: '302' })).attach.url).toContain('/elsewhere?to=product')
  expect((await post('jump', { productId: '306' })).code).toBe('4005')
})
