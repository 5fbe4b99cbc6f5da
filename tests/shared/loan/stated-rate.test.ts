// @vitest-environment node
import { describe, expect, test } from 'vitest'
import { rateEngines } from '../../../shared/loan/rate-engines.ts'
import { statedRateProblem } from '../../../shared/loan/stated-rate.ts'

const example = { amount: 200_000, days: 91, interest: 24_000, total: 230_000 }
const problem = (rate: string, market: 'ph' | 'in' = 'ph') =>
  statedRateProblem({ ...example, rate }, rateEngines[market])

describe('a rate in advertising', () => {
  test.each([
    '',
    'See the Disclosure Statement',
    'Effective interest rate 4.78% a month',
    'Effective interest rate 4,8 % a month',
    // 0.12 in 91 days are so much a day, in 30 days, in a twelfth of a year and in a year.
    'Interest 0.13% a day, 3.96% in 30 days; effective interest rate 4.78% a month',
    'Interest 4.01% a month, 48.13% a year; effective interest rate 4.78% a month',
    'Interest 4% a month; effective interest rate 4.78% a month, 75.17% a year'
  ])('may be "%s"', rate => {
    expect(problem(rate)).toBeUndefined()
  })

  test.each([
    'Interest 4% a month',
    'Effective interest rate 4.77% a month',
    'Effective interest rate 4.78% a month, 57% a year',
    'Effective interest rate 4.78% a month, 0.5% a day',
    '0%'
  ])('may not be "%s"', rate => {
    expect(problem(rate)).toBe(
      'states another rate than this loan has: 4.78% a month, 75.17% a year'
    )
  })

  test('is the one of its market', () => {
    expect(problem('APR 57.39%', 'in')).toBeUndefined()
    expect(problem('APR 75.17%', 'in')).toContain('57.39% a year')
  })

  test('is refused for a loan without a rate', () => {
    const none = { ...example, total: 100_000, rate: '4%' }
    expect(statedRateProblem(none, rateEngines.ph)).toBe('states a rate of a loan that has none')
  })
})
