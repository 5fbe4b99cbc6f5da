import { expect, test } from 'vitest'
import { confirmedAmount } from '../../../pages/repay-code/amount.ts'

test.each([
  ['names none', '', '₱5.455,00', '--'],
  ['writes the same otherwise', 'PHP 5,455.00', '₱5.455,00', '₱5.455,00'],
  ['writes the same without a currency', '5,455.00', '₱5.455,00', '₱5.455,00'],
  ['names another', '₱9,455.00', '₱5.455,00', '₱9,455.00'],
  ['means another currency', '₹5,455.00', '₱5.455,00', '₹5,455.00'],
  ['owes the borrower something', '-₱5.00', '₱5.455,00', '-₱5.00'],
  ['alone names one', '₱5,455.00', '--', '₱5,455.00'],
  ['owes something, and the link names none', '-₱5.00', '--', '-₱5.00']
])('a server that %s with %j makes the link’s %s be %s', (_, theirs, ours, amount) => {
  expect(confirmedAmount(ours, theirs)).toBe(amount)
})
