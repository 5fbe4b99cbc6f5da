// @vitest-environment node
import { describe, expect, test } from 'vitest'
import { brand as indian } from '../../../shared/config/brands/in/brand.ts'
import { company as indianCompany } from '../../../shared/config/brands/in/company.ts'
import { price as indianPrice } from '../../../shared/config/brands/in/price.ts'
import { brand } from '../../../shared/config/brands/ph/brand.ts'
import { company } from '../../../shared/config/brands/ph/company.ts'
import { price } from '../../../shared/config/brands/ph/price.ts'
import { lateCost } from '../../../shared/content/late-cost.ts'
import { rulesOf } from '../../../shared/content/loan-rules.ts'
import { priceTexts } from '../../../shared/content/price.ts'
import { questionTexts } from '../../../shared/content/questions.ts'
import type { LoanPrice } from '../../../shared/loan/quote.ts'

const philippine = price as LoanPrice

describe('the cost of being late', () => {
  test.each([
    [1, 100_000 + 5000],
    [30, 100_000 + 150_000],
    [31, 100_000 + 154_000],
    [90, 100_000 + 390_000],
    [100, 100_000 + 410_000]
  ])('%i days late, each day counts at its own rate', (days, cost) => {
    expect(lateCost(rulesOf.ph, 100_000, days)).toBe(cost)
  })

  test('is the penal charge alone in India', () => {
    expect(lateCost(rulesOf.in, 100_000, 100)).toBe(100_000)
  })
})

describe('a price list in words', () => {
  test('has every amount of every term, in the market’s currency', () => {
    const { terms, example } = priceTexts(brand, philippine)
    expect(terms.map(({ term }) => term)).toEqual(['91 days', '182 days', '273 days', '365 days'])
    expect(new Set(terms.map(({ loans }) => loans.length))).toEqual(
      new Set([philippine.amounts.length])
    )
    expect(example).toMatchObject({
      amount: '₱6.000,00',
      total: '₱6.900,00',
      payments: 'once, after 91 days'
    })
    expect(JSON.stringify(terms)).not.toMatch(/Rs\.|₹|--/)
  })

  test('names the rate of the market’s engine', () => {
    expect(priceTexts(brand, philippine).example?.rate).toContain('4,78% a month')
    const { rateLabel, example } = priceTexts(indian, indianPrice as LoanPrice)
    expect(rateLabel).toBe('Annual percentage rate (APR)')
    // As the market's landing page states it for the same loan.
    expect(example?.rate).toContain('31.27% a year')
    expect(example?.late).toBe('₹1,000.00 more')
  })

  test('names the most that the law allows of a late charge, of the loans that it covers', () => {
    const { terms, example } = priceTexts(brand, philippine, 20_780)
    const lawful = terms.map(({ loans }) => loans.map(each => each.lawful))
    expect(example?.late).toBe('At most ₱345,00 more')
    expect(example?.lawful).toBe('The agreement says ₱4.450,00 more, but the legal limit applies.')
    expect(terms[1]?.loans[0]?.late).toMatch(/^₱[\d.,]+ more$/)
    expect(lawful.slice(1).flat().join('')).toBe('')
    expect(priceTexts(brand, philippine).example).toMatchObject({
      late: '₱4.450,00 more',
      lawful: ''
    })
    expect(priceTexts(indian, indianPrice as LoanPrice, 20_780).example?.lawful).toBe('')
    const loanRules = { penaltyNew: 0, lateInterest: [{ percent: 0.1, from: 1 }] }
    expect(priceTexts({ ...brand, loanRules }, philippine, 20_780).example?.lawful).toBe('')
  })

  test('names the highest rate of a term where rounding makes them differ', () => {
    const terms = [{ days: 182, payments: 7, interest: 0.1 }]
    const [term] = priceTexts(brand, { ...philippine, amounts: [101, 200_000], terms }).terms
    expect(term?.rate).toMatch(/^up to /)
    const highest = term?.loans.reduce((one, other) => (one.yearly > other.yearly ? one : other))
    expect(term?.rate).toContain(highest?.rate)
  })
})

describe('the questions of the home page', () => {
  test('are answered with the brand’s own figures', () => {
    const answers = questionTexts(company, brand, philippine)
      .map(({ answer }) => answer)
      .join('\n')
    expect(answers).toContain(
      'For example ₱6.000,00 for 91 days: you pay ₱6.900,00 in total (once, after 91 days).'
    )
    expect(answers).toContain('up to 5% of the unpaid amount')
    expect(answers).toContain('₱1.000,00')
    expect(answers).toContain('https://www.sec.gov.ph/')
    expect(answers).not.toMatch(/\{|Rs\./)
  })

  test('leave out the price where the brand has none', () => {
    const questions = questionTexts(indianCompany, indian).map(({ question }) => question)
    expect(questions).not.toContain('What does a loan cost?')
    expect(questions).toContain('Can I pay early?')
  })
})
