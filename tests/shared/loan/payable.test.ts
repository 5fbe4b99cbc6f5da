// @vitest-environment node
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { parseAmountText } from '../../../shared/loan/amount-text.ts'
import { formatMoney } from '../../../shared/loan/money.ts'
import { payableOf } from '../../../shared/loan/payable.ts'

test.each([
  '₱5,455.00',
  '₱5.455,00',
  '₹12,50,000.00',
  '5455.00',
  '5455',
  '5455.5',
  '0.01',
  'PHP 5,455.00',
  'Rs. 500',
  '5.455,00 ₱',
  '₱ 5 455,00',
  '1’234.50 PHP',
  ' ₱1 '
])('%j can be paid', text => {
  expect(payableOf(text)).toBe('payable')
})

test.each(['0', '0.00', '₱0.00', '₱0,00', '-₱120.00', '₱-120.00', '−120', '(₱120.00)', '000'])(
  '%j is nothing to pay',
  text => {
    expect(payableOf(text)).toBe('nothing')
  }
)

test.each([
  '',
  '--',
  'NaN',
  'null',
  'undefined',
  'Infinity',
  '-Infinity',
  '1e+21',
  '1e21',
  '1E5',
  '0x10',
  '[object Object]',
  'about ₱5,000',
  '₱5,000 – ₱6,000',
  '₱5,455.00 ₱5,455.00',
  'PHP 5,455.00 PHP',
  '5.4.5',
  '0.001',
  '0,001.00',
  '5 45 500',
  '$5.00',
  '(-₱5.00)',
  '5,455.123',
  '12345678901234567890',
  '₱',
  'free'
])('%j is no amount', text => {
  expect(payableOf(text)).toBe('unreadable')
})

test('every amount that we write ourselves can be paid, but for zero and less', () => {
  const format = fc.constantFrom(
    { thousands: '.', decimals: ',', group: 3 } as const,
    { thousands: ',', decimals: '.', group: 2 } as const
  )
  fc.assert(
    fc.property(fc.integer({ min: -1e12, max: 1e12 }), format, (minor, each) => {
      expect(payableOf(formatMoney(minor, '₱', each))).toBe(minor > 0 ? 'payable' : 'nothing')
    })
  )
})

test('an amount that can be paid can be shown and copied, and no other', () => {
  const texts = fc.string({ unit: fc.constantFrom(...'₱-(’ 0123456789,.') })
  fc.assert(
    fc.property(fc.oneof(texts, fc.constantFrom('5455.5', '0.001', '1’234.50')), text => {
      const minor = parseAmountText(text)?.minor ?? 0
      expect(payableOf(text) === 'payable').toBe(minor > 0)
    })
  )
})

test('no text throws', () => {
  fc.assert(fc.property(fc.string(), text => void payableOf(text)))
})
