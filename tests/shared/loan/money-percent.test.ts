// @vitest-environment node
import { expect, test } from 'vitest'
import { percentText } from '../../../shared/loan/money.ts'

test.each([
  ['Interest 4% a month; effective 4.78% a month', 'Interest 4% a month; effective 4,78% a month'],
  ['0.10 % per day', '0,10 % per day'],
  ['4,78%', '4,78%'],
  ['₱8.000,00 at 12.5%', '₱8.000,00 at 12,5%'],
  ['Version 1.2', 'Version 1.2']
])('%j has its percentages as amounts are written', (text, written) => {
  expect(percentText(text, { decimals: ',' })).toBe(written)
})

test('stays where amounts have a point', () => {
  expect(percentText('4,78% a month', { decimals: '.' })).toBe('4.78% a month')
})
