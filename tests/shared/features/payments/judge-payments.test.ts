import { expect, test, vi } from 'vitest'
import type { Payment, Payments } from '../../../../shared/api/payments.ts'
import {
  isCredited,
  moneyState,
  receivedOf
} from '../../../../shared/features/payments/judge-payments.ts'
import type { RepaymentKind } from '../../../../shared/loan/amount-of.ts'

const owed = 545_500

const payment = (id: string, state: Payment['state'], times: Partial<Payment> = {}): Payment => ({
  id,
  kind: 'repayment',
  state,
  minor: owed,
  isPart: false,
  channel: '',
  reference: '',
  madeAt: '',
  postedAt: '',
  expiresAt: '',
  message: '',
  hasPaper: false,
  ...times
})

const answer = (asOf: string, ...payments: Payment[]): Payments => ({
  owed,
  currency: 'PHP',
  asOf,
  payments
})

/** Anew, as a page loads it. */
const load = () => {
  vi.resetModules()
  return import('../../../../shared/features/payments/judge-payments.ts')
}

test('money may still move for a payment that waits, that was received, or of unknown state', async () => {
  const { openOf } = await load()
  const states = [
    'waiting',
    'received',
    'unknown',
    'posted',
    'expired',
    'failed',
    'returned'
  ] as const
  const payments = states.map(state => payment(state, state))
  expect(openOf(answer('', ...payments)).map(({ id }) => id)).toEqual(states.slice(0, 3))
})

test('before any answer nothing is on its way', async () => {
  const { openOf } = await load()
  expect(openOf(undefined)).toEqual([])
})

test('each of two payments whose state is not understood stays as it was itself', async () => {
  const { withEarlierPayments } = await load()
  const before = answer('', payment('P2', 'received'), payment('P1', 'waiting'))
  const unknown = answer('', payment('P2', 'unknown'), payment('P1', 'unknown'))
  const states = (payments: Payments) => payments.payments.map(({ id, state }) => [id, state])
  expect(states(withEarlierPayments(unknown, before))).toEqual([
    ['P2', 'received'],
    ['P1', 'waiting']
  ])
  expect(states(withEarlierPayments(unknown, undefined))).toEqual(states(unknown))
})

test('a payment that was over is not open again by a state that is not understood', async () => {
  const { withEarlierPayments } = await load()
  const before = answer('', payment('P1', 'failed'))
  const unknown = answer('', payment('P1', 'unknown'))
  expect(withEarlierPayments(unknown, before)).toEqual(unknown)
})

test.each([
  ['2026-11-22T10:59:59+08:00', '2026-11-22T10:00:00+08:00', '', true],
  ['2026-11-22T11:00:00+08:00', '2026-11-22T10:00:00+08:00', '', false],
  ['2026-11-22T11:00:00+08:00', '2026-11-22T09:00:00+08:00', '2026-11-22T10:30:00+08:00', true],
  ['2026-11-22T11:00:00+08:00', '', '', false],
  ['', '2026-11-22T10:00:00+08:00', '', false]
])(
  'at %s, what was paid at %s and was on the loan at %s is news: %s',
  async (asOf, madeAt, postedAt, isNews) => {
    const { newsOf } = await load()
    const news = newsOf(answer(asOf, payment('P1', 'posted', { madeAt, postedAt })))
    expect(news).toHaveLength(Number(isNews))
  }
)

test.each([
  ['2026-11-22T12:05:00+08:00', '2026-11-22T12:00:00+08:00', true],
  ['2026-11-22T13:00:00+08:00', '2026-11-22T12:00:00+08:00', false],
  ['2026-11-22T12:05:00+08:00', '2026-11-25T12:00:00+08:00', false],
  ['2026-11-22T09:30:00+08:00', '2026-11-25T12:00:00+08:00', true],
  ['2026-11-22T09:30:00+08:00', '', true],
  ['', '2026-11-22T12:00:00+08:00', false]
])('at %s, a code of 09:00 that held until %s and has expired is news: %s', async (...row) => {
  const [asOf, expiresAt, isNews] = row
  const { newsOf } = await load()
  const times = { madeAt: '2026-11-22T09:00:00+08:00', expiresAt }
  const news = (state: Payment['state']) => newsOf(answer(asOf, payment('P1', state, times)))
  expect(news('expired')).toHaveLength(Number(isNews))
  // No field says when another one ended.
  expect(news('failed')).toHaveLength(Number(asOf.includes('T09')))
})

test('the end of a payment is news for an hour, by the server’s clock', async () => {
  const { newsOf } = await load()
  const times = {
    madeAt: '2026-11-22T10:31:00+08:00',
    postedAt: '2026-11-22T10:35:00+08:00'
  }
  const payments = [payment('P1', 'posted', times), payment('P0', 'waiting', times)]
  const news = (asOf: string) => newsOf(answer(asOf, ...payments)).map(({ id }) => id)
  expect(news('2026-11-22T11:34:00+08:00')).toEqual(['P1', 'P0'])
  expect(news('2026-11-22T11:36:00+08:00')).toEqual(['P0'])
  expect(news('')).toEqual(['P0'])
})

const paidAt = '2026-11-22T10:31:00+08:00'

/** A payment of all that is owed, a moment ago. */
const recent = (state: Payment['state'], change: Partial<Payment> = {}) =>
  payment('P1', state, { madeAt: paidAt, postedAt: paidAt, ...change })

const stateOf = (payments: Payment[], kind?: RepaymentKind, left?: number, planned?: number) =>
  moneyState({ owed: left, currency: '', asOf: paidAt, payments }, kind, planned)

test.each([
  [0, 'paid'],
  [-1, 'paid'],
  [1, 'owed'],
  [undefined, 'owed']
])('a loan of which %s hundredths are owed is %s', (left, state) => {
  expect(stateOf([], 'instalment', left)).toBe(state)
})

const extension = (state: Payment['state']) => recent(state, { kind: 'extension', minor: 45_500 })

test.each([
  ['posted', 'extension', 'extended'],
  ['posted', 'instalment', 'owed'],
  ['posted', undefined, 'owed'],
  ['received', 'extension', 'received'],
  ['received', 'instalment', 'received'],
  ['failed', 'extension', 'owed']
] as const)('an extension that is %s leaves a page of kind %s %s', (state, kind, result) => {
  expect(stateOf([extension(state)], kind, owed)).toBe(result)
})

test('a repayment that is on the loan extends nothing', () => {
  expect(stateOf([recent('posted')], 'extension', owed)).toBe('owed')
})

test('an extension of before is no news where another payment came after it', () => {
  const payments = [recent('failed', { id: 'P2' }), extension('posted')]
  expect(stateOf(payments, 'extension', owed)).toBe('owed')
})

test.each([
  [{}, 'received'],
  [{ minor: owed - 1 }, 'on-its-way'],
  [{ minor: undefined, isPart: true }, 'on-its-way'],
  [{ state: 'waiting' }, 'on-its-way'],
  [{ state: 'unknown' }, 'on-its-way'],
  [{ state: 'expired' }, 'owed']
] as const)('a repayment %o makes the loan %s', (change, state) => {
  expect(stateOf([recent('received', change)], 'instalment', owed)).toBe(state)
})

test('the rest is still to be paid after a part, which extends nothing', () => {
  const part = recent('received', { minor: 100_000 })
  expect(stateOf([part], 'instalment', owed)).toBe('on-its-way')
  expect(stateOf([part], 'extension', owed)).toBe('on-its-way')
})

const parts = (...amounts: (number | undefined)[]) =>
  amounts.map((minor, index) => recent('received', { id: `P${index}`, minor, isPart: true }))

test.each([
  [[272_750, 272_750], owed, undefined, 'received', 0, 545_500],
  [[150_000, 100_000], owed, undefined, 'on-its-way', 295_500, 250_000],
  [[545_500, undefined], owed, undefined, 'received', 0, undefined],
  [[100_000, undefined], owed, undefined, 'on-its-way', undefined, undefined],
  [[100_000, 100_000], undefined, undefined, 'on-its-way', undefined, 200_000],
  [[100_000], owed, 100_000, 'received', 0, 100_000],
  [[60_000, 40_000], owed, 100_000, 'received', 0, 100_000],
  [[40_000], owed, 100_000, 'on-its-way', 60_000, 40_000],
  [[100_000], undefined, 100_000, 'received', 0, 100_000],
  [[5000], 5000, 100_000, 'received', 0, 5000]
] as const)(
  'received parts of %j of %s, or of a plan’s next %s, make the loan %s together',
  (amounts, left, planned, state, rest, sum) => {
    const payments = parts(...amounts)
    expect(stateOf(payments, 'instalment', left, planned)).toBe(state)
    const { newest, ...money } = receivedOf({ ...answer('', ...payments), owed: left }, planned)
    expect([newest?.id, money]).toEqual(['P0', { rest, sum }])
  }
)

test('of payments without amounts one that was no part is the whole', () => {
  const payments = [...parts(undefined), recent('received', { minor: undefined })]
  expect(stateOf(payments, 'instalment', owed)).toBe('received')
})

test('a plan’s next payment is not made by money that only waits, nor by an extension of before', () => {
  expect(stateOf([recent('waiting', { minor: 100_000 })], 'instalment', owed, 100_000)).toBe(
    'on-its-way'
  )
  expect(stateOf([extension('posted')], 'instalment', owed, 100_000)).toBe('owed')
})

test.each([
  ['posted', owed, true],
  ['received', owed, false],
  ['failed', owed, false],
  ['waiting', 0, true]
] as const)('a payment that is %s while %s are owed is credited: %s', (state, left, credited) => {
  const payments = { ...answer(paidAt, recent(state)), owed: left }
  expect(isCredited(payments)).toBe(credited)
})
