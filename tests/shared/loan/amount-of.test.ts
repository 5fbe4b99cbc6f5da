// @vitest-environment node
import { expect, test } from 'vitest'
import { amountOf } from '../../../shared/loan/amount-of.ts'

const delay = { amount: '₱455.00' }

test('a repayment is of the loan’s amount, an extension of its own', () => {
  expect(amountOf({ amount: '₱5,455.00', delay }, 'instalment')).toBe('₱5,455.00')
  expect(amountOf({ amount: '₱5,455.00', delay }, 'extension')).toBe('₱455.00')
})

test('an extension that is not offered has no amount', () => {
  expect(amountOf({ amount: '₱5,455.00' }, 'extension')).toBe('')
})
