import { expect, test } from 'vitest'
import { plainAmount } from '../../../shared/loan/plain-amount.ts'

test.each([
  ['₱5,455.00', '5455.00'],
  ['₱5.455,00', '5455.00'],
  ['₹1,25,000', '125000.00'],
  ['0.05 PHP', '0.05'],
  ['--', ''],
  ['about ₱5,000', ''],
  ['', '']
])('‘%s’ is copied as ‘%s’', (text, plain) => {
  expect(plainAmount(text)).toBe(plain)
})
