import { act } from 'react'
import { afterEach, describe, expect, test, vi } from 'vitest'
import { createLegacyRepayPage } from '../../../pages/legacy-repay/store.ts'
import { Page } from '../../../pages/legacy-repay/view.tsx'
import { alipay } from '../../../pages/legacy-repay/way-choice.ts'
import { brand } from '../../../shared/config/brand.ts'
import { createSharedAnswer } from '../../../shared/features/payments/shared-answer.ts'
import { pause } from '../../../shared/lib/pause.ts'
import { legacyMessages as messages } from '../../../shared/messages/legacy-repayment.ts'
import { prepareBackend } from '../../setup/backend.ts'
import { prepareRoot } from '../../setup/react-root.ts'

const { open, calls, navigations } = prepareBackend()
const commitPath = '/repayment/repayment-commit'
const redirectPath = '/repayment/repayment-huichao'
const paymentsPath = '/v3/loan-details/payments'
const orderId = '20410001'
const { services } = brand

afterEach(() => {
  brand.services = services
})

/** The server's answer about payments; all else is the sandbox's. */
function answerPayments(owed: number, ...payments: object[]) {
  const { fetch } = window
  const data = { owed, currency: 'PHP', asOf: new Date().toISOString(), payments }
  vi.stubGlobal('fetch', (url: string, init: RequestInit) =>
    url.includes(paymentsPath) ? new Response(JSON.stringify({ code: 0, data })) : fetch(url, init)
  )
}

const payment = (state: string, amount = 545_500) => ({
  id: 'P1',
  kind: 'repayment',
  state,
  amount
})

async function openPage(way: string, extra: Record<string, string> = {}) {
  const store = createLegacyRepayPage()
  await store.open()
  store.chooseWay(way)
  await store.startPayments()
  if (brand.services.includes('payments') && extra.orderId !== '') {
    await vi.waitFor(() => expect(readAnswer().answer).toBeTruthy())
  }
  return store
}

const readAnswer = () => createSharedAnswer(orderId).read()
const begunAt = () => readAnswer().begunAt

describe('where money is on its way', () => {
  test.each([
    ['waiting', '701', commitPath],
    ['waiting', alipay, redirectPath],
    ['received', '701', commitPath],
    ['received', alipay, redirectPath],
    ['a state of tomorrow', '701', commitPath]
  ])('a payment that is %s makes the page ask before %s is paid by', async (state, way, path) => {
    open('legacy')
    answerPayments(545_500, payment(state))
    const store = await openPage(way)
    await store.pay()
    expect(store.$dialog.get()).toBe('again')
    expect(calls(path)).toEqual([])
    store.closeDialog()
    await store.pay()
    expect([store.$dialog.get(), calls(path)]).toEqual(['again', []])
    await store.pay(true)
    expect(store.$dialog.get()).not.toBe('again')
    expect(calls(path)).toHaveLength(1)
  })

  test('the page asks before the SMS step of a repayment that waits for its code', async () => {
    open('legacy')
    const before = await openPage('701')
    await before.pay()
    expect(before.$dialog.get()).toBe('sms')
    answerPayments(545_500, payment('received'))
    const after = createLegacyRepayPage()
    await after.open()
    await after.startPayments()
    await vi.waitFor(() => expect(JSON.stringify(readAnswer())).toContain('P1'))
    await after.pay()
    expect(after.$dialog.get()).toBe('again')
  })

  test('a first tap that no view preceded is asked by what this phone remembers', async () => {
    open('legacy')
    answerPayments(545_500, payment('received'))
    await openPage('701')
    const store = createLegacyRepayPage()
    await store.open()
    await store.pay()
    expect(store.$dialog.get()).toBe('again')
    expect(calls(commitPath)).toEqual([])
  })

  test('the question is in Chinese, and leads to the loan or pays', async () => {
    open('legacy')
    answerPayments(545_500, payment('received'))
    const store = await openPage('701')
    const { root, host } = prepareRoot()
    await act(() => root.render(<Page store={store} />))
    await act(() => store.pay())
    const buttons = [...host.querySelectorAll<HTMLButtonElement>('dialog .dialog_actions button')]
    expect(buttons.map(({ textContent }) => textContent)).toEqual([
      messages.again,
      messages.viewLoan
    ])
    expect(host.querySelector('dialog')?.textContent).not.toMatch(/[a-z]/i)
    act(() => buttons[1]?.click())
    expect(navigations).toEqual([expect.stringMatching(/^replace .*\/order\.html\?/)])
    act(() => buttons[0]?.click())
    await act(() => vi.waitFor(() => expect(store.$dialog.get()).toBe('sms')))
    expect(calls(commitPath)).toHaveLength(1)
  })
})

test('the page asks for the payments of its loan as soon as it stands', async () => {
  open('legacy')
  const store = createLegacyRepayPage()
  const { root } = prepareRoot()
  await act(() => root.render(<Page store={store} />))
  expect(calls(paymentsPath)).toEqual([])
  await act(() => store.open())
  await vi.waitFor(() => expect(calls(paymentsPath)).toHaveLength(1))
  expect(calls(paymentsPath)[0]?.body).toMatchObject({ orderId })
})

test.each([
  ['nothing is on its way', 545_500, []],
  ['a payment failed', 545_500, [payment('failed')]]
])('where %s, nothing is asked', async (_, owed, payments) => {
  open('legacy')
  answerPayments(owed, ...payments)
  const store = await openPage('701')
  await store.pay()
  expect(store.$dialog.get()).toBe('sms')
})

test('a loan that is paid is not paid again', async () => {
  open('legacy')
  answerPayments(0)
  const store = await openPage('701')
  await vi.waitFor(() => expect(store.$obstacle.get()).toBe(messages.nothing))
  await store.pay()
  expect(calls(commitPath)).toEqual([])
})

describe('watching begins', () => {
  test('once a card has paid, and not before', async () => {
    open('legacy')
    const store = await openPage('701')
    await store.pay()
    store.codeForm.change('code', '999999')
    await store.confirmCode()
    expect(begunAt()).toBe(0)
    store.codeForm.change('code', '123456')
    await store.confirmCode()
    expect(begunAt()).toBeGreaterThan(0)
  })

  test('once the wallet’s address is there', async () => {
    open('legacy')
    const store = await openPage(alipay)
    await store.pay()
    expect(begunAt()).toBeGreaterThan(0)
  })
})

describe('nothing is asked of the server', () => {
  test('without the service', async () => {
    brand.services = services.filter(each => each !== 'payments')
    open('legacy-no-sms')
    const store = await openPage('702')
    await store.pay()
    await pause(50)
    expect(calls().filter(({ path }) => !path.startsWith('/repayment/'))).toEqual([])
    expect(navigations).toHaveLength(1)
  })

  test('without a loan', async () => {
    const extra = { orderId: '' }
    open('legacy', extra)
    await openPage('701', extra)
    await pause(50)
    expect(calls()).toEqual([])
  })
})
