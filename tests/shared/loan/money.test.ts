// @vitest-environment node
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { formatMoney, type MoneyFormat } from '../../../shared/loan/money.ts'
import { noAmount } from '../../../shared/loan/no-amount.ts'
import { parseMinor } from '../../../shared/loan/parse-minor.ts'

const specified: MoneyFormat = { thousands: '.', decimals: ',', group: 3 }
const indian: MoneyFormat = { thousands: ',', decimals: '.', group: 2 }

const any = fc.oneof(
  fc.anything(),
  fc.double(),
  fc.integer(),
  fc.string(),
  fc.stringMatching(/^-?\d{1,20}$/),
  fc.constantFrom('-0', -0, '0x1', '1e3', ' 1', '1 ', '+1', '1.0', '', '١٢', NaN, Infinity, null)
)

describe('hundredths', () => {
  test.each([
    [0, 0],
    [123456, 123456],
    [-5, -5],
    ['0', 0],
    ['007', 7],
    ['-100', -100],
    ['999999999999999', 999999999999999]
  ])('%j are %s', (value, minor) => {
    expect(parseMinor(value)).toBe(minor)
  })

  test.each([
    1.5,
    NaN,
    Infinity,
    1e21,
    1e-7,
    '1.5',
    '1,5',
    '0x1',
    '1e3',
    ' 1',
    '1\n',
    '+1',
    '',
    '-',
    '٣',
    '1234567890123456',
    null,
    undefined,
    true,
    [1],
    { valueOf: () => 1 },
    10n
  ])('are not %s', value => {
    expect(parseMinor(value)).toBeUndefined()
  })

  test.each(['-0', -0, '-000'])('%s is no negative zero', value => {
    expect(parseMinor(value)).toBe(0)
  })
})

describe('an amount', () => {
  test.each([
    [0, '₱0,00'],
    [5, '₱0,05'],
    [99, '₱0,99'],
    [100, '₱1,00'],
    [99999, '₱999,99'],
    [100000, '₱1.000,00'],
    [123456750, '₱1.234.567,50'],
    [-123456, '-₱1.234,56'],
    [Number.MAX_SAFE_INTEGER, '₱90.071.992.547.409,91']
  ])('of %s is %s', (minor, written) => {
    expect(formatMoney(minor, '₱', specified)).toBe(written)
  })

  test.each([
    [99999, '₹999.99'],
    [100000, '₹1,000.00'],
    [10000000, '₹1,00,000.00'],
    [1234567890, '₹1,23,45,678.90']
  ])('of %s is %s in India', (minor, written) => {
    expect(formatMoney(minor, '₹', indian)).toBe(written)
  })

  test.each([undefined, NaN, Infinity, -Infinity, 1.5, 2 ** 53])('of %s is none', minor => {
    expect(formatMoney(minor, '₱', specified)).toBe(noAmount)
  })

  test('is never NaN, undefined, a negative zero or of the wrong symbol', () => {
    const written = /^(?:--|-?₱\d{1,3}(?:\.\d{3})*,\d{2})$/
    fc.assert(
      fc.property(any, value => {
        const amount = formatMoney(parseMinor(value), '₱', specified)
        expect(amount).toMatch(written)
        expect(amount).not.toBe('-₱0,00')
      }),
      { numRuns: 5000 }
    )
  })

  test('says the number it was given', () => {
    fc.assert(
      fc.property(fc.maxSafeInteger(), fc.constantFrom(specified, indian), (minor, format) => {
        const digits = formatMoney(minor, '₱', format).replace(/[^\d-]/g, '')
        expect(Number(digits) || 0).toBe(minor || 0)
      }),
      { numRuns: 2000 }
    )
  })
})
