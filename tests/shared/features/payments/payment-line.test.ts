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

  test('has the time when it was on the loan, else when it was made, else none', () => {
    const posted = { postedAt: '2026-11-22T11:05:00+08:00', state: 'posted' } as const
    expect(lineOf(posted).state).toBe(`${stateNames.posted} 11:05`)
    expect(lineOf({ madeAt: '' }).state).toBe(stateNames.received)
  })
})

test('a payment of a part is called one in the list, and another one is not', () => {
  const posted = { state: 'posted', minor: 200_000 } as const
  expect(lineOf({ ...posted, isPart: true }).title).toBe('₱2000 · Part payment · Demo Wallet')
  expect(lineOf(posted).title).toBe('₱2000 · Demo Wallet')
})
