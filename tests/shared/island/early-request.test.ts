import fc from 'fast-check'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import { earlyRequest as ofBank } from '../../../pages/bind-bank/early-request.ts'
import { earlyRequest as ofComplaint } from '../../../pages/complaint/early-request.ts'
import { earlyRequest as ofDetail } from '../../../pages/complaint-detail/early-request.ts'
import { earlyRequest as ofList } from '../../../pages/complaint-list/early-request.ts'
import { earlyRequest as ofNext } from '../../../pages/complaint-next/early-request.ts'
import { earlyRequest as ofOffer } from '../../../pages/confirm/early-request.ts'
import { earlyRequest as ofNewOffer } from '../../../pages/confirm-new/early-request.ts'
import { earlyRequest as ofContact } from '../../../pages/customer-service/early-request.ts'
import { earlyRequest as ofFailure } from '../../../pages/join-failed/early-request.ts'
import { earlyRequest as ofTemplate } from '../../../pages/landing/early-request.ts'
import { earlyRequest as ofWays } from '../../../pages/legacy-repay/early-request.ts'
import { earlyRequest as ofOrder } from '../../../pages/order/early-request.ts'
import { earlyRequest as ofRepayment } from '../../../pages/repay/early-request.ts'
import * as codeInstructions from '../../../pages/repay-code-2/early-request.ts'
import { earlyRequest as ofExtension } from '../../../pages/repay-delay/early-request.ts'
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
import { fetchRepayment } from '../../../shared/api/repayment.ts'
import { startEarlyRequest } from '../../../shared/island/early-request.ts'
import { pages } from '../../../shared/pages.ts'
import { type EarlyRequestModule, headRequest } from '../../../shared/vite/head-request.ts'
import { answerWith } from '../../setup/network.ts'

const key = { productId: '301', orderId: '20410001' }
const inAddress = new URLSearchParams(key)

/** Each page with what its store asks, and the address at which it does. */
const rows: [string, EarlyRequestModule, () => Promise<unknown>, string?][] = [
  ['order.html', { earlyRequest: ofOrder }, () => fetchOrder(key)],
  ['repay.html', { earlyRequest: ofRepayment }, () => fetchRepayment('instalment', key)],
  ['repay-delay.html', { earlyRequest: ofExtension }, () => fetchRepayment('extension', key)],
  ['repay-code-2.html', codeInstructions, () => fetchRepayment('instalment', key)],
  ['repay-code-2.html', codeInstructions, () => fetchRepayment('extension', key), 'isDelay=1'],
  ['confirm.html', { earlyRequest: ofOffer }, () => fetchOffer('301')],
  ['confirm-new.html', { earlyRequest: ofNewOffer }, () => fetchNewOffer('301'), 'swift=s&eyes=e'],
  ['bind-bank.html', { earlyRequest: ofBank }, () => fetchBankForm('9'), 'product_id=9'],
  ['complaint.html', { earlyRequest: ofComplaint }, () => fetchComplaintStart('20410001')],
  ['complaint-next.html', { earlyRequest: ofNext }, () => fetchComplaintStart()],
  ['complaint-list.html', { earlyRequest: ofList }, () => fetchComplaints()],
  ['complaint-detail.html', { earlyRequest: ofDetail }, () => fetchComplaint('7'), 'problemId=7'],
  ['customer-service.html', { earlyRequest: ofContact }, () => fetchContact()],
  [
    'join-failed.html',
    { earlyRequest: ofFailure },
    () => fetchJointLoginFailure('7'),
    'orderNo=7&swift=s&eyes=e'
  ],
  ['legacy-repay.html', { earlyRequest: ofWays }, () => fetchWays('20410001')],
  ['landing.html', { earlyRequest: ofTemplate }, () => fetchTemplate('coins'), 'id=coins']
]

/** Opens an address of a page as the build has written its html, and asks early. */
function askEarly(file: string, module: EarlyRequestModule, query: string) {
  history.replaceState(null, '', `/${file}?${query}`)
  const own = pages.find(page => page.file === file)?.query ?? []
  const facts = { own, request: headRequest(module, '') }
  document.documentElement.dataset.page = JSON.stringify(facts)
  return startEarlyRequest()
}

beforeEach(() => {
  window.early = undefined
})

test.each(rows)('%s is asked early what its store asks', async (file, module, ask, own = '') => {
  const sent = answerWith({ code: '7' })
  const early = askEarly(file, module, `${inAddress}&sessionId=7&utm_tag=june&a=1&b=2&a=3&${own}`)
  expect(early).toBeDefined()
  window.early = undefined
  await ask()
  const [first, second, ...others] = sent
  expect(second).toEqual(first)
  expect(others).toEqual([])
})

describe('nothing is asked early', () => {
  test.each(['productId=1', 'orderId=1', 'productId=&orderId=1', ''])(
    'where the address lacks a field: %s',
    query => {
      const sent = answerWith({ code: 1 })
      expect(askEarly('order.html', { earlyRequest: ofOrder }, query)).toBeUndefined()
      expect(sent).toEqual([])
    }
  )

  test.each(['id=&utm_tag=june', 'id=a&building=7', 'id=a&gather=7'])(
    'where the client would send headers: %s',
    query => {
      const sent = answerWith({ code: 1 })
      expect(askEarly('landing.html', { earlyRequest: ofTemplate }, query)).toBeUndefined()
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
  expect(askEarly('complaint.html', { earlyRequest: ofComplaint }, '')?.body).toBe('')
})

test('a request that fails is nobody’s unhandled rejection', async () => {
  answerWith(new TypeError('offline'))
  const early = askEarly('order.html', { earlyRequest: ofOrder }, `${inAddress}`)
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
      askEarly('order.html', { earlyRequest: ofOrder }, `${query}&${inAddress}`)
      window.early = undefined
      await fetchOrder(key)
      expect(sent[1]).toEqual(sent[0])
    }),
    { numRuns: 300 }
  )
})
