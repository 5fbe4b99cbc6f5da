import { describe, expect, test } from 'vitest'
import type { Payment } from '../../../../shared/api/payments.ts'
import { lineOfPayment, stateNames } from '../../../../shared/features/payments/payment-line.ts'

const payment: Payment = {
  id: 'P1',
  kind: 'repayment',
  state: 'received',
  minor: 545_500,
  isPart: false,
  channel: 'Demo Wallet',
  reference: 'R-1',
  madeAt: '2026-11-22T10:31:00+08:00',
  postedAt: '',
  expiresAt: '',
  message: '',
  hasPaper: false
}
const now = Date.parse('2026-11-22T12:00:00+08:00')
const money = (minor: number | undefined) => (minor === undefined ? '' : `₱${minor / 100}`)
const lineOf = (change: Partial<Payment> = {}) =>
  lineOfPayment({ ...payment, ...change }, { now, money })

describe('a line of the list of payments', () => {
  test('says amount, channel, state and time', () => {
    expect(lineOf()).toMatchObject({
      id: 'P1',
      title: '₱5455 · Demo Wallet',
      state: `${stateNames.received} 10:31`,
      reference: 'R-1',
      minor: 545_500
    })
  })

  test('says a part, and without a channel what was paid for', () => {
    expect(lineOf({ isPart: true }).title).toBe('₱5455 · Part payment · Demo Wallet')
    expect(lineOf({ channel: '' }).title).toBe('₱5455 · Repayment')
    expect(lineOf({ channel: '', kind: 'extension', minor: undefined }).title).toBe('Extension')
  })

  test('has beside the state the time of the state, or before it when the payment was made', () => {
    const posted = { postedAt: '2026-11-22T11:05:00+08:00', state: 'posted' } as const
    expect(lineOf(posted).state).toBe(`${stateNames.posted} 11:05`)
    expect(lineOf({ ...posted, postedAt: '' }).state).toBe(`10:31 · ${stateNames.posted}`)
    expect(lineOf({ madeAt: '' }).state).toBe(stateNames.received)
    const before = { madeAt: '2026-11-20T10:31:00+08:00' }
    expect(lineOf(before).state).toBe(`${stateNames.received} 20\u00a0Nov\u00a02026, 10:31`)
    for (const state of ['expired', 'failed', 'returned'] as const) {
      expect(lineOf({ state }).state).toBe(`10:31 · ${stateNames[state]}`)
    }
    expect(lineOf({ state: 'expired', madeAt: '' }).state).toBe(stateNames.expired)
  })

  test('strikes the code out once it has expired, and not before', () => {
    const isStruck = (state: Payment['state']) => lineOf({ state }).isStruck
    expect([isStruck('expired'), isStruck('waiting'), isStruck('failed')]).toEqual([
      true,
      false,
      false
    ])
  })

  test('says why the money went back', () => {
    expect(lineOf({ state: 'returned', message: 'Wrong account' }).message).toBe('Wrong account')
  })
})

test('a payment of a part is called one in the list, and another one is not', () => {
  const posted = { state: 'posted', minor: 200_000 } as const
  expect(lineOf({ ...posted, isPart: true }).title).toBe('₱2000 · Part payment · Demo Wallet')
  expect(lineOf(posted).title).toBe('₱2000 · Demo Wallet')
})
