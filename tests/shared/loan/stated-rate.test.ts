// @vitest-environment node
import { describe, expect, test } from 'vitest'
import { rateEngines } from '../../../shared/loan/rate-engines.ts'
import { statedRateProblem, strangePercent } from '../../../shared/loan/stated-rate.ts'

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

describe('a text of an advertisement', () => {
  const strange = (text: string, examples = [example]) =>
    strangePercent(text, examples, rateEngines.ph)

  test.each([
    'See the full cost first',
    'From 4% a month',
    'Only 4.78 percent a month',
    '100% on your phone',
    'Get ₱5,000 in 24 hours'
  ])('may say "%s"', text => expect(strange(text)).toBeUndefined())

  test.each([
    ['Only 1% a month', '1%'],
    ['Only 1 percent a month', '1%'],
    ['Only 1.5 per cent a month', '1.5%'],
    ['1％', '1%'],
    ['1 porsyento lang', '1%'],
    ['1 porsiyento lang', '1%'],
    ['सिर्फ़ 1 प्रतिशत', '1%'],
    ['4% a month, later 0%', '0%']
  ])('may not say "%s"', (text, figure) => expect(strange(text)).toBe(figure))

  test('may say 0% only of a loan without interest', () => {
    const free = { ...example, interest: 0 }
    expect(strange('0% interest', [free])).toBeUndefined()
    expect(strange('0.1% a day, 0.10% a day')).toBe('0.1%')
  })

  test('may name no rate where no example has one', () => {
    expect(strange('4% a month', [])).toBe('4%')
  })
})
