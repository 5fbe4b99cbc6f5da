// @vitest-environment node
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { parseAmountText, styleOf } from '../../../shared/loan/amount-text.ts'
import { formatMoney } from '../../../shared/loan/money.ts'

const standard = { thousands: '.', decimals: ',', group: 3 } as const

describe('an amount as text', () => {
  test.each([
    ['₱5,455.00', 545_500],
    ['₱ 5.455,00', 545_500],
    ['PHP 5,455.00', 545_500],
    ['5455', 545_500],
    ['5455.50', 545_550],
    ['5455.5', 545_550],
    ['₱5,455.5', 545_550],
    ['₱5,455.0', 545_500],
    ['5,00', 500],
    ['5.000', 500_000],
    ['₹1,25,000.00', 12_500_000],
    ['Rs. 1,31,037.50', 13_103_750],
    ['1,250,000 INR', 125_000_000],
    ['₱ 5 455,00', 545_500],
    ['1’234.50 PHP', 123_450],
    [' 0.00 ', 0]
  ])('reads %s', (text, minor) => {
    expect(parseAmountText(text)?.minor).toBe(minor)
  })

  test.each([
    '',
    '--',
    'NaN',
    '-₱5.00',
    '$5.00',
    '₱5,455.000,00',
    '1,2,3',
    '12,34',
    '₱5,000 – ₱6,000',
    'about ₱5,000.00',
    '₱5,000.00₱',
    '5%',
    '0.001',
    '5 45 500',
    '5e3',
    '/-',
    '5,455/',
    'only 5,455',
    '0x10',
    '٥٠٠',
    '12345678901234567890',
    '1,25,00.00',
    '5,455.00.00'
  ])('refuses %s', text => {
    // Two digits behind a comma are decimals: 12.34 is exact.
    expect(parseAmountText(text)?.minor).toBe(text === '12,34' ? 1234 : undefined)
  })

  test.each([
    ['500', { minor: 50_000 }],
    ['5.50', { minor: 550, decimals: '.' }],
    ['12,500', { minor: 1_250_000, thousands: ',' }],
    ['125,000', { minor: 12_500_000, thousands: ',', group: 3 }],
    ['1.250.000,50', { minor: 125_000_050, thousands: '.', decimals: ',', group: 3 }],
    ['1,25,000', { minor: 12_500_000, thousands: ',', group: 2 }],
    [' ₱500 ', { minor: 50_000, symbol: '₱' }],
    ['P 500', { minor: 50_000, symbol: '₱' }],
    ['rs 500', { minor: 50_000, symbol: '₹' }],
    ['500 inr', { minor: 50_000, symbol: '₹' }]
  ])('tells of %s how it is written', (text, read) => {
    expect(parseAmountText(text)).toEqual(read)
  })

  test.each([
    '₱',
    '5 PHP 6',
    'PHPX 5',
    'XPHP 5',
    'INRX 5',
    'XINR 5',
    '1,250,00',
    '123,45,678',
    '1,234,56,789',
    '1,000,000,000,000,000'
  ])('makes nothing at all of %s', text => {
    expect(parseAmountText(text)).toBeUndefined()
  })

  test('reads back whatever this project writes, and writes it the same way again', () => {
    const formats = fc.constantFrom(
      standard,
      { thousands: ',', decimals: '.', group: 3 } as const,
      { thousands: ',', decimals: '.', group: 2 } as const
    )
    const symbols = fc.constantFrom('₱', '₹')
    fc.assert(
      fc.property(
        fc.integer({ min: 0, max: 10 ** 13 }),
        formats,
        symbols,
        (minor, format, symbol) => {
          const text = formatMoney(minor, symbol, format)
          const read = parseAmountText(text)
          expect(read?.minor).toBe(minor)
          const style = read && styleOf([read], format)
          expect(formatMoney(minor, style?.symbol ?? '', style?.format ?? standard)).toBe(text)
        }
      )
    )
  })

  test('is never a broken number, whatever stands there', () => {
    fc.assert(
      fc.property(
        fc.oneof(fc.string(), fc.string({ unit: fc.constantFrom(...'₱Rs0123456789,. ') })),
        text => {
          const minor = parseAmountText(text)?.minor
          expect(minor === undefined || (Number.isSafeInteger(minor) && minor >= 0)).toBe(true)
          expect(Object.is(minor, -0)).toBe(false)
        }
      )
    )
  })
})

describe('the style of amounts', () => {
  const style = (...texts: string[]) =>
    styleOf(
      texts.flatMap(text => parseAmountText(text) ?? []),
      standard
    )

  test('follows what the amounts say between them', () => {
    expect(style('₱5,000', '300.00')).toEqual({
      symbol: '₱',
      format: { thousands: ',', decimals: '.', group: 3 }
    })
    expect(style('₹1,25,000.00')?.format.group).toBe(2)
    expect(style('₱5.000.000')?.format).toEqual({ thousands: '.', decimals: ',', group: 3 })
    expect(style('5,000')?.format).toEqual({ thousands: ',', decimals: '.', group: 3 })
    expect(styleOf([], standard)).toEqual({ symbol: undefined, format: standard })
    expect(style('500', '20')).toEqual({ symbol: undefined, format: standard })
  })

  test.each([
    [['₱5.00', '₹5.00']],
    [['5,000.00', '5.000,00']],
    [['5,000', '5,00']],
    [['1,25,000.00', '1,250,000.00']]
  ])('does not trust %j', texts => {
    expect(style(...texts)).toBeUndefined()
  })
})
