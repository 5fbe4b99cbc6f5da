import { expect, test } from 'vitest'
import { payCodePattern } from '../../../shared/loan/pay-code-pattern.ts'

test.each([
  ['MP12', true],
  ['mp-1234510001', true],
  ['1'.repeat(40), true],
  ['MP1', false],
  ['1'.repeat(41), false],
  ['<b>1234</b>', false],
  ['MP1234\n', false],
  ['', false]
])('%j is a code: %s', (text, is) => {
  expect(payCodePattern.test(text)).toBe(is)
})
