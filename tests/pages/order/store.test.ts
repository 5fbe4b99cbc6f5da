import { describe, expect, onTestFinished, test, vi } from 'vitest'
import { pageMessages } from '#messages/page.ts'
import { actionFor } from '../../../pages/order/action.ts'
import { borrowAgain } from '../../../pages/order/other-actions.ts'
import {
  createOrderPage,
  hasPapers,
  isSettled,
  openDispute,
  showsProducts
} from '../../../pages/order/store.ts'
import { brand } from '../../../shared/config/brand.ts'
import { $toast } from '../../../shared/context/toast.ts'
import { tellAccepted } from '../../../shared/features/loan-offer/just-accepted.ts'
import type { PaymentsPart } from '../../../shared/features/payments/loan-page.ts'
import { createSharedAnswer } from '../../../shared/features/payments/shared-answer.ts'
import * as later from '../../../shared/ui/later/at-rest.ts'
import { stubApp } from '../../setup/app.ts'
import { prepareBackend } from '../../setup/backend.ts'
import { answerWith } from '../../setup/network.ts'
import { readyOf } from '../../setup/ready.ts'
import { loadedOrder, openOrderPage } from './order-page.ts'

const backend = prepareBackend()
const { calls, navigations } = backend
const details = '/v3/loan-details/loan-details'
const elsewhere = `${location.origin}/muscular/sandbox/elsewhere`

const nothingOnItsWay = {
  Panel: () => null,
  guard: action => action(),
  begin: () => {}
} as PaymentsPart

async function openLoaded(scenario: string, extra = {}) {
  const page = await openOrderPage(backend, scenario, extra)
  page.payments.$part.set(nothingOnItsWay)
  return { ...page, order: await loadedOrder(page) }
}

describe('the buttons', () => {
  test.each([
    ['review', undefined],
    ['not-approved', undefined],
    ['payout-failed', undefined],
    ['running', 'repay'],
    ['due', 'repay'],
    ['due-rollover', 'repayOrRollOver'],
    ['overdue', 'repay'],
    ['overdue-rollover', 'repayOrRollOver'],
    ['settled', 'borrowAgain'],
    ['new-status', undefined]
  ])('of %s are %s', async (scenario, action) => {
    const { order } = await openLoaded(scenario)
    expect(actionFor(order)).toBe(action)
  })

  test.each([21, 110, 151, 170, 200])('of %s offer no rollover', async status => {
    expect(actionFor({ status, isDelay: true })).not.toBe('repayOrRollOver')
  })
})

test.each([
  [21, true],
  [110, true],
  [151, true],
  [170, false],
  [174, false],
  [180, false],
  [200, false],
  [999, true]
])('recommended products for %s show: %s', async (status, shows) => {
  expect(showsProducts({ status })).toBe(shows)
})

test.each([
  [21, false],
  [110, false],
  [170, true],
  [174, true],
  [180, true],
  [200, true]
])('papers for %s are offered: %s', async (status, offers) => {
  expect(hasPapers({ status })).toBe(offers)
  expect(isSettled({ status })).toBe(status === 200)
})

test('papers are not offered where the brand does not have them', () => {
  const services = brand.services
  Object.assign(brand, { services: [] })
  expect(hasPapers({ status: 174 })).toBe(false)
  Object.assign(brand, { services })
})

test('a dispute opens its complaint, with the loan', () => {
  backend.open('order-due')
  openDispute('C1002')
  expect(navigations[0]).toMatch(/^assign \/complaint-detail\.html\?/)
  const { searchParams } = new URL(navigations[0]?.split(' ')[1] ?? '', location.origin)
  expect(Object.fromEntries(searchParams)).toMatchObject({
    problemId: 'C1002',
    orderId: '20410001'
  })
})

describe('playeduL', () => {
  test('replaces the page, with the common parameters, and the order is never shown', async () => {
    const page = await openOrderPage(backend, 'redirected')
    const seen: string[] = []
    page.$order.listen(order => seen.push(order.state))
    await vi.waitFor(() => expect(navigations).toHaveLength(1), { interval: 5 })
    const url = new URL(navigations[0]?.replace(/^replace /, '') ?? '')
    expect(`${url.origin}${url.pathname}`).toBe(elsewhere)
    expect(Object.fromEntries(url.searchParams)).toMatchObject({
      to: 'playeduL',
      sessionId: 'redirected',
      adId: 'ad-550142'
    })
    expect(url.searchParams.has('orderId')).toBe(false)
    await new Promise(done => setTimeout(done, 20))
    expect(seen.filter(state => state !== 'loading')).toEqual([])
  })

  test('is followed once, also on the day after', async () => {
    const messages = stubApp()
    answerWith({ code: 0, data: { orderStatus: 174, playeduL: 'loanapp://screen/main' } })
    await openOrderPage(backend, 'due')
    const opened = () => messages.filter(({ action }) => action === 'goToPage').length
    await vi.waitFor(() => expect(opened()).toBe(1))
    vi.useFakeTimers({ now: Date.now() + 86_400_000, toFake: ['Date'] })
    onTestFinished(() => void vi.useRealTimers())
    document.dispatchEvent(new Event('visibilitychange'))
    await new Promise(done => setTimeout(done, 20))
    expect(opened()).toBe(1)
  })

  test('shows the order to somebody whose app has opened it beside this page', async () => {
    vi.useFakeTimers()
    answerWith({ code: 0, data: { orderStatus: 174, playeduL: 'https://next.example/x' } })
    const { $order } = await openOrderPage(backend, 'due')
    await vi.advanceTimersByTimeAsync(9000)
    expect(navigations).toHaveLength(1)
    expect($order.get().state).toBe('loading')
    await vi.advanceTimersByTimeAsync(2000)
    expect($order.get().state).toBe('ready')
    expect(navigations).toHaveLength(1)
    vi.useRealTimers()
  })

  test('does not replace the page of an order that waits (21)', async () => {
    const { order } = await openLoaded('withdraw')
    expect(order.nextUrl).toContain('to=withdraw')
    expect(navigations).toEqual([])
  })

  test.each([110, 151, 170, 174, 180, 200, 999])('replaces the page of status %s', async status => {
    answerWith({ code: 0, data: { orderStatus: status, playeduL: 'https://next.example/x' } })
    await openOrderPage(backend, 'due')
    await vi.waitFor(() => expect(navigations).toHaveLength(1), { interval: 5 })
    expect(navigations[0]).toMatch(/^replace https:\/\/next\.example\/x\?.*sessionId=due/)
  })

  test('that is refused leaves the order on the page, and says so', async () => {
    answerWith({ code: 0, data: { orderStatus: 174, playeduL: 'javascript:alert(1)' } })
    const { order, $toast } = await openLoaded('due')
    expect(order.status).toBe(174)
    expect(navigations).toEqual([])
    expect($toast.get()?.text).toBe('This link cannot be opened.')
  })
})

test('an order whose link needs code that does not arrive stays on the page', async () => {
  vi.spyOn(later, 'atRest').mockRejectedValue(new TypeError('offline'))
  answerWith({ code: 0, data: { orderStatus: 174, playeduL: 'https://next.example/x' } })
  const { order } = await openLoaded('due')
  expect(order.status).toBe(174)
  expect(navigations).toEqual([])
})

test('a loan that was just accepted is said to be, once', async () => {
  tellAccepted([], '')
  expect((await openOrderPage(backend, 'review')).$accepted.get()).toBe(true)
  expect((await openOrderPage(backend, 'review')).$accepted.get()).toBe(false)
})

describe('repaying', () => {
  test('goes to the repayment page with the order', async () => {
    const { repay, order } = await openLoaded('due')
    repay(order)
    expect(navigations[0]).toMatch(/^assign \/repay\.html\?.*productId=301&orderId=20410001$/)
    expect(sessionStorage.getItem('showBankTip')).toBe('1')
  })

  test('goes to h5Url where there is one', async () => {
    const { repay, order } = await openLoaded('external-repay')
    await repay(order)
    expect(navigations).toEqual([`assign ${elsewhere}?to=external-repay`])
  })

  test.each(['https://pay.example/x', 'loanapp://repay'])(
    'through %s waits for a yes while money is on its way',
    async repayUrl => {
      const messages = stubApp()
      const { repay, payments, order } = await openLoaded('external-repay')
      const ask = vi.fn<(action: () => void) => void>()
      payments.$part.set({ Panel: () => null, guard: ask, begin: () => {} } as PaymentsPart)
      await repay({ ...order, repayUrl })
      expect(ask).toHaveBeenCalledTimes(1)
      expect([...navigations, ...messages]).toEqual([])
      ask.mock.calls[0]?.[0]()
      expect([...navigations, ...messages]).toHaveLength(1)
    }
  )

  test('through h5Url waits for an answer where he has begun to pay, and stays where none comes', async () => {
    const page = await openOrderPage(backend, 'external-repay')
    const order = await loadedOrder(page)
    createSharedAnswer('20410001').change({ begunAt: Date.now() - 10_000 })
    answerWith(() => new Promise<Response>(() => {}))
    await page.payments.start()
    vi.useFakeTimers()
    const paying = page.repay(order)
    await vi.advanceTimersByTimeAsync(2500)
    expect(page.repay.$pending.get()).toBe(true)
    await vi.advanceTimersByTimeAsync(1000)
    await paying
    expect(navigations).toEqual([])
    expect(page.repay.$pending.get()).toBe(false)
  })

  test('goes to our own page where the code for h5Url does not arrive', async () => {
    const { repay, order } = await openLoaded('external-repay')
    vi.spyOn(later, 'atRest').mockRejectedValue(new TypeError('offline'))
    await repay(order)
    expect(navigations).toHaveLength(1)
    expect(navigations[0]).toMatch(/^assign \/repay\.html\?.*orderId=20410001$/)
  })

  test('goes to a screen of the app', async () => {
    const messages = stubApp()
    const { repay, order } = await openLoaded('external-repay-app')
    await repay(order)
    expect(messages).toEqual([{ action: 'goToPage', payload: 'loanapp://repay?source=order' }])
  })

  test('leads to our own page for an h5Url that may not be opened', async () => {
    const { repay, order, $toast } = await openLoaded('hostile-link')
    await repay(order)
    await repay({ ...order, repayUrl: 'http://pay.example/x' })
    await repay({ ...order, repayUrl: 'https://pay.example/?%70a=robber@ybl' })
    expect(navigations).toHaveLength(3)
    for (const each of navigations) expect(each).toMatch(/^assign \/repay\.html\?.*orderId=/)
    expect($toast.get()).toBeUndefined()
  })

  test('or rolling over goes to the rollover page', async () => {
    const { rollOver } = await openLoaded('due-rollover')
    rollOver()
    expect(navigations[0]).toMatch(/^assign \/repay-delay\.html\?.*orderId=20410001$/)
    expect(sessionStorage.getItem('showBankTip')).toBe('1')
  })
})

test('borrowing again counts the tap and opens the product in the app', async () => {
  const messages = stubApp()
  const { borrowAgain } = await openLoaded('settled')
  borrowAgain()
  expect(messages).toEqual([
    { action: 'goToPage', payload: 'loanapp://product/detail?productId=301' }
  ])
  await vi.waitFor(() =>
    expect(calls('/service/event/save')[0]).toMatchObject({
      status: 200,
      body: { productId: '301', moduleId: '30', positionId: '0' }
    })
  )
})

test('more products are the app’s', async () => {
  const messages = stubApp()
  const { viewMoreProducts } = await openLoaded('not-approved')
  viewMoreProducts()
  expect(messages).toEqual([{ action: 'goHome' }])
})

describe('an order that cannot be shown', () => {
  test('an address without an order asks nothing and says what to do', async () => {
    const { $order } = await openOrderPage(backend, 'no-query')
    await vi.waitFor(() => expect($order.get().state).toBe('failed'), { interval: 5 })
    expect($order.get()).toMatchObject({ state: 'failed', message: pageMessages.missingOrder })
    expect(calls()).toEqual([])
  })

  test.each(['unknown-order', 'refused'])('%s says why, and is asked once', async scenario => {
    const { $order } = await openOrderPage(backend, scenario)
    await vi.waitFor(() => expect($order.get().state).toBe('failed'), { interval: 5 })
    expect($order.get()).toMatchObject({
      message: expect.stringMatching(/^(We could|Your session)/)
    })
    expect(calls(details)).toHaveLength(1)
  })

  test('is asked for again by Try again', async () => {
    const page = await openOrderPage(backend, 'due', { fault: 'failure', faultTimes: '1' })
    await vi.waitFor(() => expect(page.$order.get().state).toBe('failed'), { interval: 5 })
    page.retry()
    expect(page.$order.get().state).toBe('loading')
    expect((await loadedOrder(page)).status).toBe(174)
  })
})

describe('the page’s payments', () => {
  test('are written as the loan’s amounts, and list all that was paid', async () => {
    backend.open('order-due')
    const page = createOrderPage()
    const { samples, listsAll } = page.payments.page
    expect(samples()).toEqual([])
    await page.open()
    const order = readyOf(page.$order).data
    expect(samples()).toEqual(order.rows.map(({ value }) => value))
    expect(samples()).not.toHaveLength(0)
    expect(listsAll).toBe(true)
  })

  test('have the loan asked for again, quietly', async () => {
    backend.open('order-due')
    const page = createOrderPage()
    await page.open()
    backend.open('order-due', { fault: 'failure' })
    await page.payments.page.refresh()
    expect(calls(details)).toHaveLength(2)
    expect(page.$order.get().state).toBe('ready')
    expect($toast.get()).toBeUndefined()
  })
})

describe('the order on the page is kept', () => {
  const storedOrder = () => localStorage.getItem('loan:order')

  test('a second later, with the loan’s number', async () => {
    // The pages of the tests before keep theirs first.
    await new Promise(resolve => setTimeout(resolve, 1100))
    await vi.dynamicImportSettled()
    localStorage.clear()
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
    backend.open('order-due')
    const opened = createOrderPage().open()
    await vi.advanceTimersByTimeAsync(500)
    await opened
    expect(storedOrder()).toBeNull()
    await vi.advanceTimersByTimeAsync(1000)
    // The code that keeps it is fetched; the clock goes on with each look.
    await vi.waitFor(() => expect(storedOrder()).toContain('20410001'), 10_000)
  })
})

test('borrowing again without a product opens the app’s own screen', () => {
  const messages = stubApp()
  backend.openAddress('/order.html?sessionId=due')
  borrowAgain()
  expect(messages).toEqual([{ action: 'goHome' }])
  expect(backend.calls()).toEqual([])
})
