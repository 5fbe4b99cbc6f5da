import { expect, test } from 'vitest'
import type { Payment } from '../../../../shared/api/payments.ts'
import { moneyState } from '../../../../shared/features/payments/money-state.ts'
import type { RepaymentKind } from '../../../../shared/loan/amount-of.ts'

const owed = 545_500
const asOf = '2026-11-22T10:31:00+08:00'

const payment = (change: Partial<Payment>): Payment => ({
  id: 'P1',
  kind: 'repayment',
  state: 'received',
  minor: owed,
  isPart: false,
  channel: '',
  reference: '',
  madeAt: asOf,
  postedAt: asOf,
  expiresAt: '',
  message: '',
  hasPaper: false,
  ...change
})

const stateOf = (payments: Payment[], kind?: RepaymentKind, left?: number) =>
  moneyState({ owed: left, currency: '', asOf, payments }, kind)

test.each([
  [0, 'paid'],
  [-1, 'paid'],
  [1, 'owed'],
  [undefined, 'owed']
])('a loan of which %s hundredths are owed is %s', (left, state) => {
  expect(stateOf([], 'instalment', left)).toBe(state)
})

const extension = (state: Payment['state']) => payment({ kind: 'extension', state, minor: 45_500 })

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
  expect(stateOf([payment({ state: 'posted' })], 'extension', owed)).toBe('owed')
})

test('an extension of before is no news where another payment came after it', () => {
  const payments = [payment({ id: 'P2', state: 'failed' }), extension('posted')]
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
  expect(stateOf([payment(change)], 'instalment', owed)).toBe(state)
})

test('the rest is still to be paid after a part, but nothing more today for an extension', () => {
  const part = payment({ minor: 100_000 })
  expect(stateOf([part], 'instalment', owed)).toBe('on-its-way')
  expect(stateOf([part], 'extension', owed)).toBe('received')
})
