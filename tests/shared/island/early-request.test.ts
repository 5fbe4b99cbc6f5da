import fc from 'fast-check'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import { fetchArrangement } from '../../../shared/api/arrangement.ts'
import { fetchBankForm } from '../../../shared/api/bank.ts'
import { fetchComplaintStart } from '../../../shared/api/complaint.ts'
import { fetchComplaint, fetchComplaints } from '../../../shared/api/complaint-record.ts'
import { fetchOffer } from '../../../shared/api/confirmation.ts'
import { fetchNewOffer } from '../../../shared/api/confirmation-new.ts'
import { fetchContact } from '../../../shared/api/contact.ts'
import { fetchJointLoginFailure } from '../../../shared/api/joint-login.ts'
import { fetchTemplate } from '../../../shared/api/landing.ts'
import { fetchWays } from '../../../shared/api/legacy-repayment.ts'
import { fetchOrder } from '../../../shared/api/order.ts'
import { fetchStatement } from '../../../shared/api/papers.ts'
import { fetchRepayment } from '../../../shared/api/repayment.ts'
import { startEarlyRequest } from '../../../shared/island/early-request.ts'
import { pages } from '../../../shared/pages.ts'
import { type EarlyRequestModule, headRequest } from '../../../shared/vite/head-request.ts'
import { answerWith } from '../../setup/network.ts'

const key = { productId: '301', orderId: '20410001' }
const inAddress = new URLSearchParams(key)

const modules = import.meta.glob<EarlyRequestModule>('../../../pages/*/early-request.ts', {
  eager: true
})

/** Each page's declaration by the page's file. */
const declared = new Map(
  Object.entries(modules).map(([path, module]) => [`${path.split('/').at(-2)}.html`, module])
)

/** Each page with what its store asks, and the address at which it does. */
const rows: [string, () => Promise<unknown>, string?][] = [
  ['order.html', () => fetchOrder(key)],
  ['products.html', () => fetchOrder(key)],
  ['repay-code.html', () => fetchRepayment('instalment', key)],
  ['repay.html', () => fetchRepayment('instalment', key)],
  ['repay-delay.html', () => fetchRepayment('extension', key)],
  ['repay-code-2.html', () => fetchRepayment('instalment', key)],
  ['repay-code-2.html', () => fetchRepayment('extension', key), 'isDelay=1'],
  ['confirm.html', () => fetchOffer('301')],
  ['confirm-new.html', () => fetchNewOffer('301'), 'swift=s&eyes=e'],
  ['bind-bank.html', () => fetchBankForm('9'), 'product_id=9'],
  ['complaint.html', () => fetchComplaintStart('20410001')],
  ['complaint-next.html', () => fetchComplaintStart()],
  ['complaint-list.html', () => fetchComplaints()],
  ['complaint-detail.html', () => fetchComplaint('7'), 'problemId=7'],
  ['customer-service.html', () => fetchContact()],
  ['join-failed.html', () => fetchJointLoginFailure('7'), 'orderNo=7&swift=s&eyes=e'],
  ['statement.html', () => fetchStatement(key)],
  ['arrangement.html', () => fetchArrangement(key)],
  ['legacy-repay.html', () => fetchWays('20410001')],
  ['landing.html', () => fetchTemplate('coins'), 'id=coins']
]

/** Opens an address of a page as the build has written its html, and asks early. */
function askEarly(file: string, query: string) {
  const module = declared.get(file)
  if (!module) throw new Error(`${file} has no early request`)
  history.replaceState(null, '', `/${file}?${query}`)
  const own = pages.find(page => page.file === file)?.query ?? []
  const facts = { own, request: headRequest(module, '') }
  document.documentElement.dataset.page = JSON.stringify(facts)
  return startEarlyRequest()
}

beforeEach(() => {
  window.early = undefined
})

test.each(rows)('%s is asked early what its store asks', async (file, ask, own = '') => {
  const sent = answerWith({ code: '7' })
  const early = askEarly(file, `${inAddress}&sessionId=7&utm_tag=june&a=1&b=2&a=3&${own}`)
  expect(early).toBeDefined()
  window.early = undefined
  await ask()
  const [first, second, ...others] = sent
  expect(second).toEqual(first)
  expect(others).toEqual([])
})

test('each page that asks early has its row', () => {
  const named = new Set(rows.map(([file]) => file))
  const missing = [...declared.keys()].filter(file => !named.has(file))
  expect(missing, 'pages without a row in this file').toEqual([])
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
