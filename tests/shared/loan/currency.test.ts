// @vitest-environment node
import { describe, expect, test } from 'vitest'
import { parseAmountText } from '../../../shared/loan/amount-text.ts'
import { currencyOf } from '../../../shared/loan/currency.ts'

const samplesOf = (...texts: string[]) => texts.flatMap(text => parseAmountText(text) ?? [])

describe('the sign of money', () => {
  test.each([
    ['1', '₹'],
    ['0', '₱'],
    ['01', '₱'],
    [' 1', '₱'],
    ['', '₱'],
    [undefined, '₱']
  ])('with clarity %j is %s in the Philippines, and ₹ in India', (clarity, symbol) => {
    expect(currencyOf({ market: 'ph', clarity })).toBe(symbol)
    expect(currencyOf({ market: 'in', clarity })).toBe('₹')
  })

  test('is what is stated, whatever else there is', () => {
    const facts = { market: 'ph', clarity: '1', samples: samplesOf('₹5.00') } as const
    expect(currencyOf({ ...facts, stated: 'PHP' })).toBe('₱')
    expect(currencyOf({ ...facts, stated: 'Rs.' })).toBe('₹')
    expect(currencyOf({ ...facts, stated: 'USD' })).toBe('USD ')
  })

  test('is what the amounts of the page show, before the parameter', () => {
    const facts = { market: 'ph', clarity: '1', stated: '' } as const
    expect(currencyOf({ ...facts, samples: samplesOf('₱5.00', '7.00') })).toBe('₱')
    expect(currencyOf({ ...facts, samples: samplesOf('5.00') })).toBe('₹')
    expect(currencyOf({ ...facts, samples: samplesOf('₱5.00', '₹5.00') })).toBe('₹')
  })
})
