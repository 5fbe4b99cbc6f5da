import fc from 'fast-check'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import type { EarlyRequest } from '../../../shared/api/from-address.ts'
import { fetchOrder } from '../../../shared/api/order.ts'
import { startEarlyRequest } from '../../../shared/island/early-request.ts'
import { pages } from '../../../shared/pages.ts'
import { headRequest } from '../../../shared/vite/head-request.ts'
import { answerWith } from '../../setup/network.ts'

const key = { productId: '301', orderId: '20410001' }
const inAddress = new URLSearchParams(key)

interface StoreModule {
  earlyRequest?: () => EarlyRequest
}

const stores = import.meta.glob<StoreModule>('../../../pages/*/store.ts', { eager: true })

/** The store of each page that asks early, by the page's file. */
const asking = new Map(
  Object.entries(stores)
    .filter(([, { earlyRequest }]) => earlyRequest)
    .map(([path, module]) => [`${path.split('/').at(-2)}.html`, module])
)

/**
 * The parameters that any of the pages takes from its address; `repay-code-2.html` asks something
 * else for an extension.
 */
const parameters =
  '&payCode=770122334455&product_id=9&problemId=7&problemType=2&orderNo=7&id=coins&swift=s&eyes=e&sessionId=7&utm_tag=june&a=1&b=2&a=3'

const addresses = [...asking.keys()].map(file => [file, ''])

/** Starts the page as its `main.tsx` does. */
function start(module: StoreModule): void {
  const [, create] = Object.entries(module).find(([name]) => /^create\w+Page$/.test(name)) ?? []
  const { open, load } = (create as unknown as () => Record<string, () => unknown>)()
  void (open ?? load)?.()
}

/** Opens an address of a page as the build has written its html, and asks early. */
function askEarly(file: string, query: string) {
  const request = asking.get(file)?.earlyRequest?.()
  if (!request) throw new Error(`${file} has no early request`)
  history.replaceState(null, '', `/${file}?${query}`)
  const own = pages.find(page => page.file === file)?.query ?? []
  const facts = { own, request: headRequest(request, '') }
  document.documentElement.dataset.page = JSON.stringify(facts)
  return startEarlyRequest()
}

beforeEach(() => {
  window.early = undefined
})

test('the pages of a loan ask early', () => {
  const files = ['order.html', 'repay.html', 'repay-delay.html', 'confirm.html', 'statement.html']
  expect([...asking.keys()]).toEqual(expect.arrayContaining(files))
})

test.each([...addresses, ['repay-code-2.html', '&isDelay=1']])(
  '%s is asked early what its store asks%s',
  async (file, own) => {
    const sent = answerWith({ code: '7' })
    const early = askEarly(file, `${inAddress}${parameters}${own}`)
    expect(early).toBeDefined()
    window.early = undefined
    start(asking.get(file) as StoreModule)
    await vi.waitFor(() => expect(sent.slice(1)).toContainEqual(sent[0]))
  }
)

/** Parameters of 1,900 characters, so that the query of a call becomes as long as that. */
function paddingFor(length: number): string {
  const all = Array.from({ length: 5 }, (_, at) => `&p${at}=${'x'.repeat(1900)}`).join('')
  return all.slice(0, length - inAddress.toString().length)
}

test('the answer to an address of nearly 8,000 characters is used, and asked for once', async () => {
  const sent = answerWith({ code: '7' })
  askEarly('order.html', `${inAddress}${paddingFor(7900)}`)
  start(asking.get('order.html') as StoreModule)
  await vi.waitFor(() => expect(window.early).toBeUndefined())
  expect(sent.map(({ url }) => url.search.length > 7800)).toEqual([true])
})

describe('nothing is asked early', () => {
  test.each(['productId=1', 'orderId=1', 'productId=&orderId=1', ''])(
    'where the address lacks a field: %s',
    query => {
      const sent = answerWith({ code: 1 })
      expect(askEarly('order.html', query)).toBeUndefined()
      expect(sent).toEqual([])
    }
  )

  test.each(['id=&utm_tag=june', 'id=a&building=7', 'id=a&gather=7'])(
    'where the client would send headers: %s',
    query => {
      const sent = answerWith({ code: 1 })
      expect(askEarly('landing.html', query)).toBeUndefined()
      expect(sent).toEqual([])
    }
  )

  test('by a page that has no early request', () => {
    delete document.documentElement.dataset.page
    expect(startEarlyRequest()).toBeUndefined()
  })
})

test('while the backend has asked for a rest, its answer stands in, for this call and no other', async () => {
  const { path } = asking.get('order.html')?.earlyRequest?.().call ?? {}
  const sent = answerWith({ code: 1 }, { code: 1 }, { code: 1 })
  sessionStorage.rests = JSON.stringify({ [path as string]: [9500, Date.now()] })
  const answer = await askEarly('order.html', `${inAddress}`)?.response
  expect([answer?.status, answer?.headers.get('Retry-After')]).toEqual([503, '10'])
  expect(sent).toEqual([])
  askEarly('repay.html', `${inAddress}`)
  expect(sent).toHaveLength(1)
  // It is over, or it was noted by a phone three hours ahead whose clock was put right.
  for (const since of [Date.now() - 9501, Date.now() + 10_800_000]) {
    sessionStorage.rests = JSON.stringify({ [path as string]: [9500, since] })
    askEarly('order.html', `${inAddress}`)
  }
  expect(sent).toHaveLength(3)
  sessionStorage.clear()
})

test('a field that may be missing is left out', () => {
  answerWith({ code: 1 })
  expect(askEarly('complaint.html', '')?.body).toBe('')
})

test('a request that fails is nobody’s unhandled rejection', async () => {
  answerWith(new TypeError('offline'))
  const early = askEarly('order.html', `${inAddress}`)
  await expect(early?.response).rejects.toThrow('offline')
})

const pieces = fc.constantFrom(
  ...['&', '=', '[', ']', '[]', ']=', '.', '%', '+', '?', ';', ',', '1', '2', 'a', '__proto__'],
  ...['%00', '%E0%A4%A', '%FF', '%5B', '%5D', '%E2%82%B1', 'sessionId', 'constructor']
)
const address = fc.oneof(
  fc.array(pieces, { maxLength: 30 }).map(all => all.join('')),
  fc
    .array(fc.tuple(fc.string({ maxLength: 8 }), fc.string({ unit: 'grapheme', maxLength: 30 })))
    .map(params => `${new URLSearchParams(params)}`)
)

test('the head script asks what the page asks, whatever stands in the address', {
  timeout: 60_000
}, async () => {
  await fc.assert(
    fc.asyncProperty(address, async query => {
      const sent: unknown[][] = []
      vi.stubGlobal('fetch', async (url: string, { body }: RequestInit) => {
        sent.push([url, body])
        return new Response('{"code":1}')
      })
      window.early = undefined
      askEarly('order.html', `${query}&${inAddress}`)
      window.early = undefined
      await fetchOrder(key)
      expect(sent[1]).toEqual(sent[0])
    }),
    { numRuns: 300 }
  )
})
