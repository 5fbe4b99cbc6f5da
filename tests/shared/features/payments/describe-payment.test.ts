import { expect, test, vi } from 'vitest'
import type { Payment } from '../../../../shared/api/payments.ts'
import { moneyText } from '../../../../shared/context/money-text.ts'
import {
  describeOverpaid,
  describePayment
} from '../../../../shared/features/payments/describe-payment.ts'
import { lineOfPayment } from '../../../../shared/features/payments/payment-line.ts'

const payment: Payment = {
  id: 'P1',
  kind: 'repayment',
  state: 'waiting',
  minor: 545_500,
  isPart: false,
  channel: 'Demo Wallet',
  reference: '',
  madeAt: '2026-11-22T10:31:00+08:00',
  postedAt: '',
  expiresAt: '2026-11-22T10:46:00+08:00',
  message: '',
  hasPaper: false
}
const around = {
  requestedAt: '2026-11-22T10:20:00+08:00',
  now: Date.parse('2026-11-22T02:40:00Z'),
  money: (minor: number | undefined) => moneyText(minor, 'PHP', ['91 days', '₱5,455.00']),
  owed: 272_750,
  rest: 0
}
const describe = (own: Partial<Payment>) => describePayment({ ...payment, ...own }, around)

test('a payment that waits says for what, by what and until when', () => {
  const { title, lines, tone } = describe({})
  expect(title).toBe('Waiting for your payment of ₱5,455.00 with Demo Wallet.')
  expect(lines).toEqual(['It can be paid until 10:46.'])
  expect(tone).toBe('open')
  expect(describe({ channel: '' }).title).toBe('Waiting for your payment of ₱5,455.00.')
})

test.each(['repayment', 'extension'] as const)(
  'a %s that waits goes on from a page without ways to pay',
  kind => {
    const resume = vi.fn()
    const text = describePayment({ ...payment, kind }, { ...around, resume })
    text.resume?.go()
    expect(resume).toHaveBeenCalledWith(kind)
    expect(text.resume?.hint).toBe('It can be paid until 10:46.')
    expect(text.lines).toEqual([])
    expect(describe({ kind }).resume).toBeUndefined()
  }
)

test.each([
  [{}, true],
  [{ channel: 'Demo Mart' }, false],
  [{ reference: 'MP12 345' }, false],
  [{ channel: '' }, false],
  [{ madeAt: '' }, false],
  [{ state: 'received' }, false]
] as const)(
  'beside the code of a shop, a payment %o stands below the code: %s',
  (own, isBeside) => {
    const ways = ['Demo Mart', 'MP12345']
    const text = describePayment({ ...payment, ...own }, { ...around, ways })
    expect(text.isBeside ?? false).toBe(isBeside)
    if (!isBeside) return
    expect(text.title).toBe('You started a payment of ₱5,455.00 with Demo Wallet (10:31).')
    expect(text).toMatchObject({ lines: ['Pay only one of them.'], steps: [], reference: '' })
  }
)

test('a payment that waits shows when it was started, and what comes now and then', () => {
  expect(describe({}).steps).toEqual([
    { name: 'Started', time: '10:31', state: 'done' },
    { name: 'Received', time: '', state: 'now' },
    { name: 'Credited', time: '', state: 'to-come' }
  ])
})

test('a payment that waits for a loan without a debt is not to be paid any more', () => {
  const paid = { ...around, owed: 0 }
  const { title, lines, tone, steps } = describePayment(payment, paid)
  expect(title).toBe('You no longer need to pay ₱5,455.00.')
  expect(lines).toEqual(['This loan is paid. If you paid this too, keep the receipt and call us.'])
  expect([tone, steps]).toEqual(['over', []])
  expect(describePayment({ ...payment, state: 'expired' }, paid).lines).toEqual([])
})

test('a channel that says how soon it counts is believed', () => {
  const posting = (channel: string) => (channel === 'Demo Wallet' ? 'within 5 minutes' : '')
  const lines = (channel: string) =>
    describePayment({ ...payment, channel, state: 'received' }, { ...around, posting }).lines
  expect(lines('Demo Wallet')[1]).toBe('It is credited to your loan within 5 minutes.')
  expect(lines('Demo Mart')[1]).toMatch(/usually within 30 minutes/)
})

test('money that was received is not to be paid again', () => {
  const { title, lead, lines, steps } = describe({ state: 'received' })
  expect([title, lead]).toEqual(['Received: 10:31.', 'Please do not pay again.'])
  expect(lines).toEqual([
    '₱5,455.00 · Demo Wallet',
    expect.stringMatching(/^It is credited to your loan usually within 30 minutes/)
  ])
  expect(describe({ state: 'received', minor: undefined, channel: '' }).lines[0]).toMatch(/^It is/)
  expect(steps).toEqual([
    { name: 'Started', time: '10:20', state: 'done' },
    { name: 'Received', time: '10:31', state: 'done' },
    { name: 'Credited', time: '', state: 'now' }
  ])
})

test('money on the loan says what is left, also nothing', () => {
  const posted = { state: 'posted', postedAt: '2026-11-22T10:35:00+08:00' } as const
  const { title, lines, steps, tone } = describe(posted)
  expect(title).toBe('Your payment of ₱5,455.00 was credited to your loan.')
  expect(lines).toEqual(['You still owe ₱2,727.50.'])
  expect(steps.map(({ time }) => time)).toEqual(['10:20', '10:31', '10:35'])
  expect(tone).toBe('done')
  const paid = describePayment({ ...payment, ...posted }, { ...around, owed: 0 })
  expect(paid.lines).toEqual(['You owe nothing more on this loan.'])
})

test('where nobody says what is owed, nobody is told a rest, nor that he owes nothing', () => {
  const lines = (own: Partial<Payment>, owed?: number) =>
    describePayment({ ...payment, ...own }, { ...around, owed, rest: undefined }).lines
  expect(lines({ state: 'posted' })).toEqual([])
  const part = { state: 'received', isPart: true } as const
  expect(lines(part)).toEqual(['₱5,455.00 · Demo Wallet', expect.stringMatching(/^It is credited/)])
  const ofUnknownAmount = lines({ ...part, minor: undefined }, 272_750)
  expect(ofUnknownAmount).toEqual(['Demo Wallet', expect.stringMatching(/^It is credited/)])
  expect(describeOverpaid({ owed: undefined, money: around.money })).toEqual([])
})

test.each([
  ['waiting', 272_750, undefined],
  ['received', 272_750, 'received'],
  ['posted', 272_750, 'received'],
  ['posted', 0, 'paid'],
  ['failed', 0, undefined]
] as const)('a payment that is %s while %s are owed is the moment %s', (state, owed, moment) => {
  expect(describePayment({ ...payment, state }, { ...around, owed }).moment).toBe(moment)
})

test('only money on the loan has a receipt, where the lender signs one', () => {
  const posted = { ...payment, state: 'posted', hasPaper: true } as const
  const receipts = [
    posted,
    { ...posted, hasPaper: false },
    { ...posted, state: 'received' as const }
  ]
  expect(receipts.map(each => describe(each).hasReceipt)).toEqual([true, false, false])
  expect(receipts.map(each => lineOfPayment(each, around).hasReceipt)).toEqual([true, false, false])
})

test.each([
  ['expired', 'This code or link has expired.'],
  ['failed', 'No money was taken.'],
  ['returned', 'Your payment of ₱5,455.00 was returned to you.']
] as const)('a payment that is %s says so, and how to go on', (state, title) => {
  const text = describe({ state, message: 'Too little balance.' })
  expect(text).toMatchObject({ tone: 'over', title, steps: [] })
  expect(text.lines[0]).toBe('Too little balance.')
})

test('a time that is missing leaves no gap in a sentence', () => {
  expect(describe({ state: 'received', madeAt: '' }).title).toBe('Your payment was received.')
})

test('a state that we do not know is money on its way, not to be paid again', () => {
  const { tone, title, lines, steps } = describe({ state: 'unknown' })
  expect(steps).toEqual([])
  expect([tone, title]).toEqual(['open', 'Your payment of ₱5,455.00 is on its way.'])
  expect(lines).toEqual(['Please do not pay again.'])
})

test('owed below zero is overpaid by that much, and says how it comes back', () => {
  const [text] = describeOverpaid({ owed: -50_000, money: around.money })
  expect(text?.title).toBe('You have paid ₱500.00 more than you owed.')
  expect(text?.lines[0]).toMatch(/get the money back/)
  expect(text?.lines[1]).toBe('Please do not pay again.')
  // No payment of his, so none of its parts.
  expect(text).toMatchObject({
    id: 'overpaid',
    tone: 'done',
    steps: [],
    reference: '',
    isStruck: false,
    hasReceipt: false
  })
  expect(describeOverpaid({ owed: 0, money: around.money })).toEqual([])
  const posted = describePayment({ ...payment, state: 'posted' }, { ...around, owed: -50_000 })
  expect(posted.lines).toEqual([])
  const failed = describePayment({ ...payment, state: 'failed' }, { ...around, owed: -50_000 })
  expect(failed.lines).toEqual([])
})

test('a code that has expired leads to a new one where the page knows the way', () => {
  const resume = vi.fn()
  const expired = { ...payment, kind: 'extension', state: 'expired' } as const
  const text = describePayment(expired, { ...around, resume })
  expect(text.lines).toEqual(['We did not receive a payment. You can pay with a new code.'])
  expect(text.resume).toMatchObject({ name: 'Pay with a new code', hint: '' })
  text.resume?.go()
  expect(resume).toHaveBeenCalledExactlyOnceWith('extension')
  expect(describePayment(expired, around).resume).toBeUndefined()
  expect(describePayment(expired, { ...around, owed: 0, resume }).resume).toBeUndefined()
})

test('only an expired payment strikes its code out', () => {
  expect(describe({ state: 'expired' }).isStruck).toBe(true)
  expect(describe({ state: 'waiting' }).isStruck).toBe(false)
})

test.each([
  [0, 'Please do not pay again.', 2],
  [295_500, undefined, 3],
  [undefined, undefined, 2]
])('after a part that leaves %s the card says %s', (rest, lead, count) => {
  const text = describePayment({ ...payment, state: 'received' }, { ...around, rest })
  expect([text.lead, text.lines.length]).toEqual([lead, count])
  expect(text.lines.includes('The rest, ₱2,955.00, is still to be paid.')).toBe(rest === 295_500)
})
