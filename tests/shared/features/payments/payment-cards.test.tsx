import { atom } from 'nanostores'
import { act } from 'react'
import { beforeEach, expect, test, vi } from 'vitest'
import { paymentMessages as messages } from '#messages/payments.ts'
import { $toast } from '../../../../shared/context/toast.ts'
import type { LoanPage } from '../../../../shared/features/payments/loan-page.ts'
import { PaymentsPanel } from '../../../../shared/features/payments/payments-part.tsx'
import { createPaymentsStore } from '../../../../shared/features/payments/store.ts'
import { prepareBackend } from '../../../setup/backend.ts'
import { answerWith } from '../../../setup/network.ts'
import { prepareRoot } from '../../../setup/react-root.ts'

const backend = prepareBackend()
const key = { productId: '301', orderId: '20410001' }

beforeEach(() => void backend.open('order-due'))

const madeAt = '2026-11-22T10:31:00+08:00'
const received = { id: 'P1', kind: 'repayment', state: 'received', amount: 200_000, madeAt }

/** Taps 'Payment' where such a payment is on its way. */
async function payAgain(
  payment: object | object[],
  owed?: number,
  { currency, samples } = { currency: 'PHP', samples: ['₱5.455,00'] }
) {
  backend.open('repay-options')
  answerWith({ code: 0, data: { owed, currency, payments: [payment].flat() } })
  const onMoney = vi.fn()
  const store = createPaymentsStore(
    key,
    { key: () => key, refresh: () => {}, samples: () => samples },
    onMoney
  )
  const { root } = prepareRoot()
  await act(async () => root.render(<PaymentsPanel store={store} />))
  await act(() => vi.waitFor(() => expect(store.$cards.get()).toBeDefined(), 10_000))
  const pay = vi.fn()
  await act(async () => store.guard(pay))
  const dialog = document.querySelector('[role=dialog], dialog')
  const buttons = [...(dialog?.querySelectorAll('button') ?? [])]
  const tap = (name: string) =>
    act(async () => buttons.find(({ textContent }) => textContent === name)?.click())
  const money = () => onMoney.mock.calls[onMoney.mock.calls.length - 1]?.[0]
  return {
    text: dialog?.textContent ?? '',
    names: buttons.map(each => each.textContent),
    tap,
    pay,
    money
  }
}

test('a part that was received is said to be one, and what it leaves may be paid', async () => {
  const { text, names, tap, pay, money } = await payAgain({ ...received, part: 1 }, 545_500)
  expect(text).toContain(messages.receivedPart)
  expect(text).toContain('You have paid part of it: ₱2.000,00.')
  expect(names).toEqual([messages.payMore, messages.notNow])
  expect(document.body.textContent).toContain('The rest, ₱3.455,00, is still to be paid.')
  expect(document.body.textContent).not.toContain(messages.notAgain)
  expect(money()).toBe('on-its-way')
  await tap(messages.payMore)
  expect(pay).toHaveBeenCalledOnce()
})

test('the whole that was received is asked about as a second payment', async () => {
  const { text, names, tap, pay, money } = await payAgain({ ...received, amount: 545_500 }, 545_500)
  expect(text).toMatch(
    /We have received ₱5\.455,00 \(.*10:31\)\. If you pay again, you pay twice\./
  )
  expect(names).toEqual([messages.again, messages.notNow])
  expect(document.body.textContent).toContain(messages.notAgain)
  expect(money()).toBe('received')
  await tap(messages.notNow)
  expect(pay).not.toHaveBeenCalled()
  expect(document.querySelector('[role=dialog], dialog')).toBeNull()
})

test('a payment of unknown state is asked about as money on its way', async () => {
  const { text, names } = await payAgain({ ...received, state: 'somewhere' }, 545_500)
  expect(text).toContain('Your payment of ₱2.000,00 is on its way. Please do not pay again.')
  expect(text).not.toContain('no money has arrived')
  expect(names).toEqual([messages.again, messages.notNow])
})

test('a part that pays off all that was left is the whole, whatever it was asked for as', async () => {
  const { text, money } = await payAgain({ ...received, part: 1 }, 200_000)
  expect(text).toContain('Pay again?')
  expect(text).not.toContain('You have paid part of it')
  expect(money()).toBe('received')
})

test('where nobody says what is owed, a payment is a part if it was asked for as one', async () => {
  const { text, money } = await payAgain({ ...received, part: 1 })
  expect(text).toContain('You have paid part of it: ₱2.000,00.')
  expect(money()).toBe('on-its-way')
  expect(document.body.textContent).not.toContain('NaN')
  expect(document.body.textContent).not.toContain('The rest')
})

test('where nobody says what is owed, a payment is the whole if no part was asked for', async () => {
  const { text, money } = await payAgain(received)
  expect(text).not.toContain('You have paid part of it')
  expect(money()).toBe('received')
})

test('a part whose money nobody has seen is asked about as any payment', async () => {
  const { text, names } = await payAgain({ ...received, state: 'waiting', part: 1 }, 545_500)
  expect(text).toContain('You started a payment of ₱2.000,00, but no money has arrived.')
  expect(names).toEqual([messages.payNow, messages.havePaid])
})

test('an extension is never a part, though it is less than what is owed', async () => {
  const { text } = await payAgain({ ...received, kind: 'extension', amount: 45_500 }, 545_500)
  expect(text).not.toContain('You have paid part of it')
  expect(document.body.textContent).toContain(messages.notAgain)
})

test('rupees are asked about in rupees, in their own groups', async () => {
  const part = { ...received, amount: 12_345_600, part: 1 }
  const { text } = await payAgain(part, 20_000_000, { currency: 'INR', samples: ['₹2,00,000.00'] })
  expect(text).toContain('You have paid part of it: ₹1,23,456.00.')
})

test('whoever says that he has paid already hears what comes next', async () => {
  const { tap, pay } = await payAgain({ ...received, state: 'waiting' }, 545_500)
  await tap(messages.havePaid)
  expect(pay).not.toHaveBeenCalled()
  expect($toast.get()?.text).toBe(messages.creditedLater)
})

test('a question of which nothing is known claims nothing', async () => {
  vi.useFakeTimers()
  answerWith(() => new Promise<Response>(() => {}))
  const page = { key: () => key, refresh: () => {}, samples: () => [] }
  createPaymentsStore(key, page, () => {}).begin()
  const store = createPaymentsStore(key, page, () => {})
  const pay = vi.fn()
  store.guard(pay)
  await vi.advanceTimersByTimeAsync(3000)
  vi.useRealTimers()
  const { root } = prepareRoot()
  await act(async () => root.render(<PaymentsPanel store={store} />))
  const dialog = () => document.querySelector('[role=dialog], dialog')
  await act(() => vi.waitFor(() => expect(dialog()).not.toBeNull(), 10_000))
  const [payNow, havePaid] = [messages.payNow, messages.havePaid]
  expect(dialog()?.textContent).toBe(`${messages.againTitle}${payNow}${havePaid}`)
  expect(dialog()?.querySelector('p')).toBeNull()
  await act(async () => dialog()?.querySelector('button')?.click())
  expect(pay).toHaveBeenCalledOnce()
})

const older = { id: 'P0', kind: 'repayment', state: 'failed', amount: 545_500, madeAt }

/** Opens a page of the loan, whose newest payment is in this state. */
async function openPage(state: string, own: Partial<LoanPage> = {}, others: object[] = []) {
  const payment = { id: 'P1', kind: 'repayment', state, amount: 545_500, madeAt, channel: 'Wallet' }
  const payments = [payment, ...others, older]
  answerWith({ code: 0, data: { owed: 545_500, currency: 'PHP', payments } })
  const page = { key: () => key, refresh: () => {}, samples: () => [], listsAll: true, ...own }
  const store = createPaymentsStore(key, page, () => {})
  const { host, root } = prepareRoot()
  await act(async () => root.render(<PaymentsPanel store={store} />))
  await act(() =>
    vi.waitFor(() => expect(host.querySelector('.payment_line')).not.toBeNull(), 10_000)
  )
  return { host, begin: store.begin, isMoment: host.querySelector('.moment') !== null }
}

test('a received payment fills the screen once for who comes back, and is a card from then on', async () => {
  const { begin } = await openPage('waiting')
  begin()
  expect((await openPage('received')).isMoment).toBe(true)
  const { host, isMoment } = await openPage('received')
  expect(isMoment).toBe(false)
  expect(host.querySelector('.payment_title')?.textContent).toMatch(/^Received/)
})

test('a payment that was there before he began fills no screen', async () => {
  expect((await openPage('received')).isMoment).toBe(false)
})

test('a payment stands once: in its card, or in the list of the others', async () => {
  const { host } = await openPage('received')
  expect(host.querySelectorAll('.payment')).toHaveLength(1)
  expect(host.querySelector('.payment')?.textContent).toContain('₱5.455,00 · Wallet')
  const lines = [...host.querySelectorAll('.payment_line')]
  expect(lines.map(({ textContent }) => textContent)).toEqual([expect.stringMatching(/No money/)])
})

test('a code that has expired is struck out in the list, beside the word for it', async () => {
  const expired = { ...older, id: 'P2', state: 'expired', reference: 'MP123450001' }
  const { host } = await openPage('received', {}, [expired])
  const code = host.querySelector('.payment_line s')
  expect(code?.textContent).toBe('MP123450001')
  expect(code?.parentElement?.textContent).toMatch(/ · Expired · MP123450001$/)
})

test('a payment that waits is gone on with from a page without ways to pay', async () => {
  const resume = vi.fn()
  const { host } = await openPage('waiting', { resume })
  await act(async () => host.querySelector<HTMLElement>('.payment .row-button')?.click())
  expect(resume).toHaveBeenCalledWith('repayment')
})

test.each([
  ['posted', false],
  ['received', false],
  ['failed', true]
])('a payment is gone on with after one that is %s: %s', async (state, isGoneOnWith) => {
  const others = [{ ...received, id: 'P2', state, madeAt: '2026-11-22T10:40:00+08:00' }]
  const { host } = await openPage('waiting', { resume: vi.fn() }, others)
  expect(host.textContent).toContain('Waiting for your payment')
  expect(host.querySelector('.payment .row-button') !== null).toBe(isGoneOnWith)
})

const $place = atom<HTMLElement | null>(null)
const oneWay = { names: () => ['Mart', 'MP12345'], place: $place }

test.each([
  ['nothing else', true, []],
  ['money that was received', false, [{ ...received, id: 'P2' }]]
])(
  'below a code stands a payment by another way, beside %s: %s',
  async (_others, isBelow, others) => {
    const place = document.body.appendChild(document.createElement('div'))
    $place.set(place)
    const { host } = await openPage('waiting', { oneWay }, others)
    expect(place.querySelectorAll('.payment')).toHaveLength(isBelow ? 1 : 0)
    expect(place.textContent?.includes(messages.onlyOne)).toBe(isBelow)
    expect(host.querySelectorAll('.payment')).toHaveLength(isBelow ? 0 : 2)
  }
)

const half = { ...received, amount: 272_750, part: 1 }

test('two halves that were received are the whole, on both cards and in the question', async () => {
  const { text, money } = await payAgain([{ ...half, id: 'P2' }, half], 545_500)
  expect(document.body.textContent).not.toContain('The rest')
  expect(document.querySelectorAll('.payment strong')).toHaveLength(2)
  expect(text).toContain('We have received ₱5.455,00')
  expect(text).toContain('you pay twice')
  expect(money()).toBe('received')
})

test('several parts leave one rest, which is said once', async () => {
  const parts = [
    { ...half, id: 'P2', amount: 150_000 },
    { ...half, amount: 100_000 }
  ]
  const { text } = await payAgain(parts, 545_500)
  const cards = [...document.querySelectorAll('.payment')].map(({ textContent }) => textContent)
  expect(cards).toEqual([
    expect.stringContaining('The rest, ₱2.955,00, is still to be paid.'),
    expect.not.stringContaining('The rest')
  ])
  expect(text).toContain('You have paid part of it: ₱2.500,00.')
})

test('an open question hears that the money came, and is another dialog from then on', async () => {
  await payAgain({ ...received, amount: 545_500, state: 'waiting' }, 545_500)
  const dialog = () => document.querySelector('[role=dialog], dialog')
  const before = dialog()
  expect(before?.textContent).toContain('no money has arrived')
  const payments = [{ ...received, amount: 545_500 }]
  answerWith({ code: 0, data: { owed: 545_500, currency: 'PHP', payments } })
  await act(async () => document.dispatchEvent(new Event('visibilitychange')))
  await act(() => vi.waitFor(() => expect(dialog()?.textContent).toContain('you pay twice')))
  expect(dialog()).not.toBe(before)
  expect(document.querySelectorAll('[role=dialog], dialog')).toHaveLength(1)
})
