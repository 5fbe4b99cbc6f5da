import { expect, onTestFinished, test } from 'vitest'
import type { PayCode, Repayment } from '../../../../shared/api/repayment.ts'
import { spareSlip } from '../../../../shared/features/cashier/spare-slip.ts'
import { $expiredCodes } from '../../../../shared/features/payments/expired-codes.ts'

const code = { code: 'MP1234510001', title: 'Demo Mart counter', expiresAt: '', down: '' }
const repaymentWith = (rest: Partial<PayCode>) =>
  ({ amount: '₱1', contractNumber: '', code: { ...code, ...rest } }) as unknown as Repayment
const slip = { kind: 'instalment', place: 'Demo Mart counter' } as const

test('the loan’s own code for the same counter stands in for a picture', () => {
  expect(spareSlip(slip, repaymentWith({}))).toMatchObject({ code: code.code, source: 'loan' })
})

test.each([
  { title: 'Demo Pawnshop' },
  { down: 'Closed today' },
  { qr: '000201' },
  { appLink: 'https://wallet.example' },
  { min: 100 },
  { max: 100 }
])('a code with %j does not stand in for it', rest => {
  expect(spareSlip(slip, repaymentWith(rest))).toBeUndefined()
})

test('an expired code does not stand in for it', () => {
  $expiredCodes.set([code.code])
  onTestFinished(() => $expiredCodes.set([]))
  expect(spareSlip(slip, repaymentWith({}))).toBeUndefined()
})

test('where there is no code, nothing stands in for it', () => {
  expect(spareSlip(slip, undefined)).toBeUndefined()
  expect(spareSlip(slip, { amount: '₱1' } as Repayment)).toBeUndefined()
})
