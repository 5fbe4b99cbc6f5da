// @vitest-environment node
import { expect, test } from 'vitest'
import { price as chosen } from '../../../shared/config/brands/ph/price.ts'
import { rulesOf } from '../../../shared/content/loan-rules.ts'
import type { LoanPrice } from '../../../shared/loan/quote.ts'
import { capWarnings, checkPrice } from '../../../shared/vite/check-price.ts'

const price = chosen as LoanPrice
const term = { days: 91, payments: 1, interest: 0.12 }
const check = (own: Partial<LoanPrice>) => () => checkPrice({ ...price, ...own }, rulesOf.ph)

test('the sample’s list is sound, and so is a missing list', () => {
  expect(check({})).not.toThrow()
  expect(() => checkPrice(undefined, rulesOf.ph)).not.toThrow()
})

test.each<[string, Partial<LoanPrice>]>([
  ['amounts have to be hundredths that rise', { amounts: [200_000, 100_000] }],
  ['amounts have to be hundredths that rise', { amounts: [0.5, 100_000] }],
  ['terms have to be days that rise', { terms: [] }],
  ['terms have to be within 91 and 365 days', { terms: [{ ...term, days: 30 }] }],
  ['terms need payments', { terms: [{ ...term, payments: 0 }] }],
  ['terms need payments', { terms: [{ ...term, interest: -1 }] }],
  ['shares below 1', { fees: 3 }],
  ['shares below 1', { withheld: Number.NaN }]
])('a list is refused: %s', (problem, own) => {
  expect(check(own)).toThrow(problem)
})

test('loans above the law’s cap are named by their term', () => {
  const today = Date.UTC(2026, 10, 22) / 86_400_000
  expect(capWarnings('ph', price, today)).toEqual([])
  const dear = { ...price, terms: [{ ...term, interest: 0.4 }] }
  expect(capWarnings('ph', dear, today)).toEqual([expect.stringContaining('loans of 91 days')])
  expect(capWarnings('in', dear, today)).toEqual([])
  expect(capWarnings('ph', undefined, today)).toEqual([])
})
