import { expect, test } from 'vitest'
import { isSameAmount } from '../../../pages/repay-code/same-amount.ts'

test.each([
  ['₱5.455,00', '₱5,455.00'],
  ['₱5.455,00', 'PHP 5455.00'],
  ['₱5,455', '₱5.455,00'],
  ['5,455.00 PHP', '5455']
])('%s and %s are the same amount', (one, other) => {
  expect(isSameAmount(one, other)).toBe(true)
})

test.each([
  ['₱5.455,00', '₱545,500'],
  ['₱5.455,00', '₱5.455,10'],
  ['₱5.455,00', '₱54.550,00'],
  ['₱5,455', '₱54.55']
])('%s and %s are not', (one, other) => {
  expect(isSameAmount(one, other)).toBe(false)
})
