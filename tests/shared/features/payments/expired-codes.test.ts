import { afterEach, expect, test } from 'vitest'
import type { Payment } from '../../../../shared/api/payments.ts'
import {
  $expiredCodes,
  expiredCodesOf,
  stateOfCode
} from '../../../../shared/features/payments/expired-codes.ts'

const payment = (reference: string, state: Payment['state']): Payment => ({
  id: `${reference} ${state}`,
  kind: 'repayment',
  state,
  minor: 545_500,
  channel: '',
  reference,
  madeAt: '',
  postedAt: '',
  expiresAt: '',
  message: '',
  hasPaper: false,
  isPart: false
})

afterEach(() => $expiredCodes.set([]))

test('a code is over whose payment has expired, also where it is written in groups', () => {
  const payments = [
    payment('MP12 3451', 'expired'),
    payment('MP2', 'waiting'),
    payment('', 'expired')
  ]
  expect(expiredCodesOf({ payments })).toEqual(['MP123451'])
})

test('a code lives on while a newer payment is by the same one', () => {
  const payments = [payment('MP1', 'waiting'), payment('MP1', 'expired')]
  expect(expiredCodesOf({ payments })).toEqual([])
})

test('a code that the server has ended is expired, though it names a day to come', () => {
  expect(stateOfCode('MP1', '2999-01-01')).toBe('valid')
  $expiredCodes.set(['MP1'])
  expect(stateOfCode('MP 1', '2999-01-01')).toBe('expired')
})
