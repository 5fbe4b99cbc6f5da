import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, test } from 'vitest'
import type { Brand } from '../../../shared/config/brand-settings.ts'
import { brand as indian } from '../../../shared/config/brands/in/brand.ts'
import { company as indianCompany } from '../../../shared/config/brands/in/company.ts'
import { brand } from '../../../shared/config/brands/ph/brand.ts'
import { company } from '../../../shared/config/brands/ph/company.ts'
import type { LegalDocument } from '../../../shared/content/legal-document.ts'
import { LegalText } from '../../../shared/content/legal-text.tsx'
import { defaultRules } from '../../../shared/content/loan-rules.ts'
import { loanTerms } from '../../../shared/content/loan-terms.ts'
import { privacyPolicy } from '../../../shared/content/privacy-policy.ts'
import { questionTexts } from '../../../shared/content/questions.ts'

function textOf(document: LegalDocument): string {
  return document.sections
    .flatMap(({ title, blocks }) => [
      title,
      ...blocks.flatMap(block => (typeof block === 'string' ? [block] : block.points))
    ])
    .join('\n')
}

describe('the loan terms', () => {
  const terms = textOf(loanTerms(company, { ...brand, loanRules: {} }))

  test.each([
    'The term of the loan is 91 to 365 calendar days.',
    'credited 1 to 3 calendar days after acceptance',
    'decides within 1 day of the application',
    'must be Filipino and over 18 years old',
    'one-time late penalty is due: Rs.1,000 for new clients and Rs.800 for repeat clients',
    '5% of the unpaid amount for each day on days 1 to 30.',
    '4% of the unpaid amount for each day on days 31 to 90.',
    '2% of the unpaid amount for each day from day 91.',
    'only after half the term has elapsed and not before 7 calendar days from disbursement',
    'extended for the same period, once the interest and penalties that are due have been paid',
    'change of name, birth date or address within 3 calendar days',
    'A judgment unpaid for 10 days is a default.',
    'with a notice of 7 business days'
  ])('say: %s', sentence => {
    expect(terms).toContain(sentence)
  })

  test('of the Philippine brand have its penalties in pesos', () => {
    expect(textOf(loanTerms(company, brand))).toContain(
      'one-time late penalty is due: ₱1.000,00 for new clients and ₱800,00 for repeat clients'
    )
  })

  test('name the lender, its numbers and where to complain', () => {
    expect(terms).toContain(company.legalName)
    expect(terms).toContain(company.address)
    for (const { label, number } of company.registrations) {
      expect(terms).toContain(`${label} ${number}`)
    }
    expect(terms).toContain(company.grievance.email)
  })

  test('name the highest late interest as such, in the figures and in short', () => {
    const { facts, short } = loanTerms(company, brand)
    expect(facts).toContainEqual(['Late interest', 'Up to 5% of the unpaid amount a day'])
    expect(short.join()).toContain('up to 5% of the unpaid amount')
  })

  test('have the brand’s own figures, in the market’s currency', () => {
    const loanRules = { termTo: 180, penaltyNew: 50_000, penaltyRepeat: 25_000 }
    const own = textOf(loanTerms(company, { ...brand, loanRules }))
    expect(own).toContain('The term of the loan is 91 to 180 calendar days.')
    expect(own).toContain('₱500,00 for new clients and ₱250,00 for repeat clients')
    expect(own).not.toContain('Rs.')
  })

  test('are another market’s with its own words', () => {
    const indianTerms = textOf(loanTerms(indianCompany, indian))
    expect(indianTerms).toContain('must be an Indian citizen and over 18')
    expect(indianTerms).not.toMatch(/Filipino|Sample Peso/)
    expect(defaultRules.applicant).toBe('Filipino')
  })
})

test.each([
  [company, brand, 'Filipino'],
  [indianCompany, indian, 'an Indian citizen']
])('terms and questions name the same applicants', (whose, market, applicant) => {
  expect(textOf(loanTerms(whose, market))).toContain(`must be ${applicant} and over 18`)
  expect(questionTexts(whose, market)[0]?.answer).toContain(`must be ${applicant} and 18 or older`)
})

test('a brand has no applicants of its own, which no language of the questions would name', () => {
  // @ts-expect-error The field is not a brand's.
  const loanRules: Brand['loanRules'] = { applicant: 'a resident' }
  expect(loanRules).toBeDefined()
})

describe('the privacy policy', () => {
  test.each([
    ['ph', privacyPolicy(company, brand), 'Republic Act No. 10173', company],
    [
      'in',
      privacyPolicy(indianCompany, indian),
      'Digital Personal Data Protection Act',
      indianCompany
    ]
  ])('of %s says what, why, how long, which rights and whom to ask', (_id, policy, law, whose) => {
    const titles = policy.sections.map(({ title }) => title)
    expect(titles).toEqual(
      expect.arrayContaining([
        'What we collect',
        'Why we use it',
        'How long we keep it',
        'Your rights'
      ])
    )
    const text = textOf(policy)
    expect(text).toContain(law)
    expect(text).toContain('not meant for anyone under 18')
    expect(text).toContain(whose.grievance.phone)
    expect(text).toContain(whose.privacyEmail)
  })
})

test('a legal text shows its version, its date and a way to each section', () => {
  const document = loanTerms(company, brand)
  const html = renderToStaticMarkup(<LegalText document={document} />)
  expect(html).toContain('Version 1.0, 20 November 2026')
  for (const { id } of document.sections) {
    expect(html).toContain(`href="#${id}"`)
    expect(html).toContain(`id="${id}"`)
  }
})
