import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { Result } from '../../../../shared/api/result.ts'

const until = '2099-01-01T00:00:00+08:00'
const closed = { closed: [{ page: 'repay.html', until, text: 'Pay tomorrow.' }] }
const link = { code: 0, data: { payUrl: 'https://pay.example' } }

let sent: string[] = []

/** A network on which the notices take a while. */
function serve(notices: unknown, after: number) {
  sent = []
  vi.stubGlobal('fetch', async (url: string) => {
    sent.push(String(url).includes('notices.json') ? 'notices' : 'money')
    if (!String(url).includes('notices.json')) return new Response(JSON.stringify(link))
    await new Promise(done => setTimeout(done, after))
    return new Response(JSON.stringify(notices))
  })
}

async function pay(): Promise<Result<string>> {
  const { setClosure } = await import('../../../../shared/context/closure.ts')
  const { askClosure } = await import('../../../../shared/features/notices/ask-closure.ts')
  const { requestPaymentLink } = await import('../../../../shared/api/repayment.ts')
  setClosure(askClosure)
  // A busy machine may take the whole second to load it.
  await import('../../../../shared/features/notices/show-once.ts')
  const key = { productId: '1', orderId: '2' }
  return requestPaymentLink({ ...key, kind: 'instalment', amount: '₱1', channelNumber: '1' }, '')
}

beforeEach(() => {
  vi.resetModules()
  document.documentElement.dataset.page = JSON.stringify({ file: 'repay.html', own: [] })
})

afterEach(() => void vi.unstubAllGlobals())

test('a payment that is asked for while the notices are on their way is not made on a closed page', async () => {
  serve(closed, 300)
  expect(await pay()).toMatchObject({ success: false, code: 'closed', message: 'Pay tomorrow.' })
  expect(sent).toEqual(['notices'])
  expect(await pay()).toMatchObject({ success: false, code: 'closed' })
  expect(sent).toEqual(['notices'])
})

test('nor where what draws the notice does not come', async () => {
  vi.doMock(
    '../../../../shared/features/notices/notice-board.tsx',
    () => new Promise<object>(() => {})
  )
  serve(closed, 100)
  expect(await pay()).toMatchObject({ success: false, code: 'closed' })
  vi.doUnmock('../../../../shared/features/notices/notice-board.tsx')
})

test('on an open page it is made once the notices are there', async () => {
  serve({}, 100)
  expect(await pay()).toMatchObject({ success: true })
  expect(sent).toEqual(['notices', 'money'])
})

test('it waits a second for notices that do not come', async () => {
  serve(closed, 5000)
  const start = performance.now()
  expect(await pay()).toMatchObject({ success: true })
  expect(performance.now() - start).toBeGreaterThan(900)
})
