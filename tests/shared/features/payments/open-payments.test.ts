import { expect, test, vi } from 'vitest'
import type { Payment, Payments } from '../../../../shared/api/payments.ts'

const payment = (id: string, state: Payment['state'], times: Partial<Payment> = {}): Payment => ({
  id,
  kind: 'repayment',
  state,
  minor: 545_500,
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
  owed: 545_500,
  currency: 'PHP',
  asOf,
  payments
})

/** Anew, as a page loads it. */
const load = () => {
  vi.resetModules()
  return import('../../../../shared/features/payments/open-payments.ts')
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
