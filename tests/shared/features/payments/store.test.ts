import { atom } from 'nanostores'
import { beforeEach, expect, test, vi } from 'vitest'
import { $toast } from '../../../../shared/context/toast.ts'
import { $expiredCodes } from '../../../../shared/features/payments/expired-codes.ts'
import type { LoanPage } from '../../../../shared/features/payments/loan-page.ts'
import { $receivedText, createPaymentsStore } from '../../../../shared/features/payments/store.ts'
import { prepareBackend } from '../../../setup/backend.ts'
import { answerWith } from '../../../setup/network.ts'

const backend = prepareBackend()
const key = { productId: '301', orderId: '20410001' }
const page: LoanPage = { key: () => key, refresh: () => {}, samples: () => [] }
const payment = (id: string, state: string) => ({
  id,
  kind: 'repayment',
  state,
  amount: 545_500,
  madeAt: '2026-11-22T10:31:00+08:00'
})

beforeEach(() => backend.open('repay-due'))

const open = (owed: number | undefined, ...payments: object[]) => openAs({}, owed, ...payments)

async function openAs(own: Partial<LoanPage>, owed: number | undefined, ...payments: object[]) {
  answerWith({ code: 0, data: { owed, payments } })
  const onMoney = vi.fn()
  const store = createPaymentsStore(key, { ...page, ...own }, onMoney)
  await vi.waitFor(() => expect(onMoney).toHaveBeenCalled())
  return { ...store, money: () => onMoney.mock.calls[onMoney.mock.calls.length - 1]?.[0] }
}

test('the received one of several open payments is named in the question', async () => {
  const { guard, $again, money } = await open(
    1,
    payment('P2', 'waiting'),
    payment('P1', 'received')
  )
  const pay = vi.fn()
  guard(pay)
  expect($again.get()?.payment?.id).toBe('P1')
  expect(pay).not.toHaveBeenCalled()
  $again.get()?.go()
  expect(pay).toHaveBeenCalledOnce()
  expect($again.get()).toBeUndefined()
  expect(money()).toBe('received')
})

test('a payment that only waits is asked about too, and not now leaves it unpaid', async () => {
  const { guard, closeAgain, $again } = await open(1, payment('P1', 'waiting'))
  const pay = vi.fn()
  guard(pay)
  expect($again.get()?.payment?.id).toBe('P1')
  closeAgain()
  expect($again.get()).toBeUndefined()
  expect(pay).not.toHaveBeenCalled()
})

test('a tap is not asked about where nothing is on its way', async () => {
  const { guard, $again } = await open(1, payment('P1', 'failed'))
  const pay = vi.fn()
  guard(pay)
  expect(pay).toHaveBeenCalledOnce()
  expect($again.get()).toBeUndefined()
})

const failed = payment('P1', 'failed')
test.each([
  ['nothing to tell', {}, 1, [], false],
  ['a loan that is paid to the hundredth', {}, 0, [], false],
  ['a debt that nobody names', {}, undefined, [], false],
  ['an overpaid loan', {}, -1, [], true],
  ['an end that is no news any more', {}, 1, [failed], false],
  ['that end on the page that lists all', { listsAll: true }, 1, [failed], true],
  ['a list without a payment', { listsAll: true }, 1, [], false]
])('with %s a page downloads what draws payments only if it draws some', async (...row) => {
  const [, own, owed, payments, draws] = row
  const { $cards } = await openAs(own, owed, ...payments)
  if (draws) await vi.waitFor(() => expect($cards.get()).toBeDefined(), 10_000)
  else {
    await vi.dynamicImportSettled()
    expect($cards.get()).toBeUndefined()
  }
})

test('the cards on the screen stay the same while he is asked', async () => {
  const { guard, $cards } = await open(1, payment('P1', 'received'))
  await vi.waitFor(() => expect($cards.get()).toBeDefined(), 10_000)
  const cards = $cards.get()
  guard(() => {})
  await vi.dynamicImportSettled()
  expect($cards.get()).toBe(cards)
  expect($toast.get()).toBeUndefined()
})

test.each([
  ['extension', 'extended'],
  ['instalment', 'owed']
] as const)(
  'an extension on the loan leaves the money on a page of kind %s %s',
  async (kind, state) => {
    const madeAt = '2026-11-22T10:31:00+08:00'
    const extension = { ...payment('P1', 'posted'), kind: 'extension', madeAt }
    answerWith({ code: 0, data: { owed: 545_500, asOf: madeAt, payments: [extension] } })
    const onMoney = vi.fn()
    createPaymentsStore(key, { ...page, kind: () => kind }, onMoney)
    await vi.waitFor(() => expect(onMoney).toHaveBeenCalledWith(state))
  }
)

const postedAt = '2026-11-22T10:05:00+08:00'
const asOf = '2026-11-22T10:40:00+08:00'

/** The extension's page, which has these codes when it opens; its payment is in this state. */
async function openExtension(codes: string[] | undefined, state = 'posted') {
  const answerIn = (next: string) => {
    const extension = { ...payment('P1', next), kind: 'extension', postedAt, reference: 'MP12 34' }
    answerWith({ code: 0, data: { owed: 545_500, asOf, payments: [extension] } })
  }
  answerIn(state)
  const $offeredCodes = atom<string[] | undefined>(codes)
  const onMoney = vi.fn()
  createPaymentsStore(key, { ...page, kind: () => 'extension', $offeredCodes }, onMoney)
  await vi.waitFor(() => expect(onMoney).toHaveBeenCalled())
  const money = () => onMoney.mock.calls[onMoney.mock.calls.length - 1]?.[0]
  return { $offeredCodes, money, answerIn }
}

test.each([
  ['another code', ['MP5678'], 'owed'],
  ['another extension by links alone', [''], 'owed'],
  ['the code of the last one', ['MP5678', 'MP1 234'], 'extended'],
  ['no further extension', undefined, 'extended']
])('within the hour the server offers %s: the money is %s', async (_what, codes, state) => {
  const { money } = await openExtension(codes)
  expect(money()).toBe(state)
})

test('a page that stood before the extension blocks until the loan was asked for again', async () => {
  const { $offeredCodes, money, answerIn } = await openExtension(['MP5678'], 'waiting')
  expect(money()).toBe('on-its-way')
  answerIn('posted')
  document.dispatchEvent(new Event('visibilitychange'))
  await vi.waitFor(() => expect(money()).toBe('extended'))
  $offeredCodes.set(['MP5678'])
  expect(money()).toBe('owed')
})

test('a received payment is said where the cashier sees it, until it is posted', async () => {
  await open(1, payment('P2', 'waiting'), payment('P1', 'received'))
  // The code that says it is fetched.
  await vi.waitFor(() => expect($receivedText.get()).toMatch(/^Received: .*10:31\.$/), 10_000)
  await open(0, payment('P1', 'posted'))
  expect($receivedText.get()).toBe('')
})

test.each([
  [-50_000, 'paid'],
  [0, 'paid'],
  [1, 'owed']
])('owed %s is %s', async (owed, state) => {
  expect((await open(owed)).money()).toBe(state)
})

test.each([
  ['repayment', 545_500, 'received'],
  ['repayment', 45_500, 'on-its-way'],
  ['extension', 45_500, 'received']
])('a received %s of %s leaves the money %s', async (kind, amount, state) => {
  const received = { ...payment('P1', 'received'), kind, amount }
  expect((await open(545_500, received)).money()).toBe(state)
})

test('a tap before the first answer is judged by what was known', async () => {
  await open(1, payment('P1', 'received'))
  answerWith(() => new Promise<Response>(() => {}))
  const { guard, $again } = createPaymentsStore(key, page, () => {})
  guard(() => {})
  expect($again.get()?.payment?.id).toBe('P1')
})

/** Back from the wallet, while this is the server's answer. */
async function comeBack(store: Awaited<ReturnType<typeof open>>, owed: number, ...all: object[]) {
  const before = store.$latest.get()
  answerWith({ code: 0, data: { owed, asOf: '2026-11-22T10:32:00+08:00', payments: all } })
  document.dispatchEvent(new Event('visibilitychange'))
  await vi.waitFor(() => expect(store.$latest.get()).not.toBe(before))
}

test.each([
  ['was received', 545_500, [payment('P1', 'received')], ['P1', 'received']],
  ['still waits', 545_500, [payment('P1', 'waiting')], ['P1', 'waiting']],
  [
    'waits beside one that was received',
    545_500,
    [payment('P1', 'waiting'), payment('P2', 'received')],
    ['P2', 'received']
  ],
  ['is on the loan', 100, [payment('P1', 'posted')], undefined],
  ['is over, beside another', 1, [payment('P2', 'waiting'), payment('P1', 'posted')], undefined],
  ['waits for a loan that is paid', 0, [payment('P1', 'waiting')], undefined]
])('an open question hears that its payment %s', async (_what, owed, all, result) => {
  const store = await open(545_500, payment('P1', 'waiting'))
  const pay = vi.fn()
  store.guard(pay)
  expect(store.$again.get()?.payment?.state).toBe('waiting')
  await comeBack(store, owed, ...all)
  const question = store.$again.get()?.payment
  expect(question && [question.id, question.state]).toEqual(result)
  expect(pay).not.toHaveBeenCalled()
})

test('a plan that is heard of later judges the money anew', async () => {
  const $planned = atom<number | undefined>()
  const { money } = await openAs({ $planned }, 545_500, { ...payment('P1', 'received'), amount: 1 })
  expect(money()).toBe('on-its-way')
  $planned.set(1)
  expect(money()).toBe('received')
})

test('an expired payment ends its code on every part of the page', async () => {
  await open(1, { ...payment('P1', 'expired'), reference: 'MP1234' })
  await vi.waitFor(() => expect($expiredCodes.get()).toEqual(['MP1234']), 10_000)
  await open(1, { ...payment('P1', 'waiting'), reference: 'MP1234' })
  await vi.waitFor(() => expect($expiredCodes.get()).toEqual([]), 10_000)
})
