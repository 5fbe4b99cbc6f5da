import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import type { OfferTexts } from '../../../../shared/api/offer.ts'
import { brand } from '../../../../shared/config/brand.ts'
import { company } from '../../../../shared/config/company.ts'
import type { LoanDocument } from '../../../../shared/features/document/loan-document.ts'
import { keyFactsOf } from '../../../../shared/features/key-facts/key-facts.ts'
import { prepareBackend } from '../../../setup/backend.ts'
import { offer } from './offer.ts'

const backend = prepareBackend()

const { market } = brand

// The demo brand's late charges are beyond their cap, which its developer is told.
beforeEach(() => {
  vi.spyOn(console, 'warn').mockImplementation(() => {})
  vi.useFakeTimers({ now: Date.parse('2026-11-22T10:00:00+08:00'), toFake: ['Date'] })
})

afterEach(() => {
  Object.assign(brand, { market })
  Object.assign(company, { keyFacts: undefined })
})

const rowsOf = ({ sections }: LoanDocument) => sections.flatMap(({ rows = [] }) => rows)

function factsOf(own: Partial<OfferTexts> = {}, market: 'ph' | 'in' = 'ph'): LoanDocument {
  backend.open('confirm')
  Object.assign(brand, { market })
  const terms = JSON.stringify({ ...offer, ...own })
  return keyFactsOf(JSON.parse(market === 'in' ? terms.replaceAll('₱', '₹') : terms), '')
}

describe('the disclosure statement', () => {
  test('has charges, net proceeds, schedule and effective rates', () => {
    const document = factsOf()
    const rows = rowsOf(document)
    expect(document.title).toBe('Disclosure statement')
    expect(document.identity).toEqual([
      { text: 'Application number', value: '20410001' },
      { text: 'Made on', value: '2026-11-22' }
    ])
    expect(rows).toContainEqual({ text: 'Net proceeds: what you get', value: '₱4,750.00' })
    expect(rows).toContainEqual({ text: 'Finance charge: the cost of the loan', value: '₱400.00' })
    expect(rows).toContainEqual({ text: 'Processing fee', value: '₱250.00' })
    // (5150 / 4750) ^ (365 / 12 / 30) - 1, and of 365 days.
    expect(rows).toContainEqual({ text: 'A month', value: '8.54%' })
    expect(rows).toContainEqual({ text: 'A year', value: '167.43%' })
    expect(rows).toContainEqual({
      text: 'Worked out for a loan that is taken on',
      value: '2026-11-22'
    })
    const tables = document.sections.flatMap(({ table }) => table?.lines ?? [])
    expect(tables).toEqual([{ cells: ['1st', '2026-12-22', '₱5,150.00'] }])
    expect(rows.map(({ text }) => text).join(' ')).toContain('Late interest is due')
  })

  test.each(['ph', 'in'] as const)('lists no sum as a charge: %s', market => {
    const { sections } = factsOf({}, market)
    const charges = sections.find(({ title }) => title === 'Charges in your offer')
    expect(charges?.rows?.map(({ text }) => text)).toEqual(['Processing fee', 'Interest'])
  })

  test('lists neither the amount nor a date as a charge', () => {
    const rows = [
      { text: 'Loan amount', value: '₱5,000.00' },
      ...offer.rows,
      { text: 'Payment', value: '2026-12-22' },
      // As much as the loan, and a charge.
      { text: 'Interest', value: '₱5,000.00' }
    ]
    const charges = factsOf({ rows }).sections.find(
      ({ title }) => title === 'Charges in your offer'
    )
    expect(charges?.rows?.map(({ text }) => text)).toEqual([
      'Processing fee',
      'Interest',
      'Interest'
    ])
  })

  test('sets each cap beside the figure of the offer', () => {
    expect(rowsOf(factsOf())).toEqual(
      expect.arrayContaining([
        { text: 'Interest, a month', value: '3.00% (limit: 6.00%)' },
        { text: 'Effective rate, a month', value: '8.54% (limit: 12.00%)' },
        // 1,000 once and 5 % of 5,150 a day for 30 days: (1000 + 7725) / 5150.
        {
          text: 'Late charges, a month, of what is overdue',
          value: '169.42% (limit: 5.00%)'
        },
        { text: 'All costs, of the amount', value: '8.00% (limit: 100.00%)' }
      ])
    )
  })

  test('says that an offer is beyond a cap, and warns its developer', () => {
    const warn = vi.spyOn(console, 'warn').mockImplementation(() => {})
    const plan = [{ title: '1st', text: '', amount: '₱6,000.00', time: '2026-12-22' }]
    const texts = factsOf({ plan }).sections.map(({ text }) => text)
    expect(texts.join(' ')).toContain('More than the law allows')
    expect(warn).toHaveBeenCalledWith(expect.stringContaining('effective is 0.26'))
    warn.mockRestore()
  })

  test('has no caps beyond their scope, and no rate that the data does not allow', () => {
    const large = factsOf({ amount: 1_500_000, rows: [] })
    expect(large.sections.map(({ title }) => title)).not.toContain('The most that the law allows')
    const rates = large.sections.find(({ title }) => title === 'Effective interest rate')
    expect(rates).toMatchObject({ text: expect.stringContaining('cannot work this out') })
  })
})

test('rates are in the notation of the offer’s amounts, whoever words them', () => {
  const rows = rowsOf(
    factsOf({
      rows: [{ text: 'Amount to be disbursed', value: '₱4.750,00' }],
      plan: [{ title: '1st', text: '', amount: '₱5.150,00', time: '2026-12-22' }]
    })
  )
  expect(rows).toContainEqual({ text: 'Interest', value: '0,10% per day' })
  expect(rows).toContainEqual({ text: 'A month', value: '8,54%' })
})

describe('the Key Facts Statement', () => {
  test('has both parts, with APR, cooling-off and who is to be asked', () => {
    Object.assign(company, {
      keyFacts: {
        coolingOffDays: 3,
        coolingOffCost: 'Interest for the days it was kept.',
        recoveryAgents: 'None.',
        clauses: 'Sections 8 and 10',
        transfer: 'Yes',
        coLending: 'None'
      }
    })
    const document = factsOf({ holder: 'J*** H*******' }, 'in')
    const rows = rowsOf(document)
    expect(document.sections.map(({ title }) => title)).toEqual([
      'Part 1: interest rate and charges',
      'Charges in your offer',
      'Charges in certain cases',
      'Part 2: other facts',
      'Schedule of payments'
    ])
    // Three working days after a Sunday.
    expect(document.identity).toEqual([
      { text: 'Borrower', value: 'J*** H*******' },
      { text: 'Loan proposal number', value: '20410001' },
      { text: 'Made on', value: '2026-11-22' },
      { text: 'These terms are valid until', value: '2026-11-26' }
    ])
    expect(rows).toContainEqual({ text: 'Annual percentage rate (APR)', value: '101.05%' })
    expect(rows.find(({ text }) => text.startsWith('Worked out'))?.value).toBe('2026-11-22')
    expect(rows).toContainEqual({
      text: 'Cooling-off period',
      value: '3 days in which you can give the loan back without a penalty'
    })
    expect(rows).toContainEqual({ text: 'Recovery agents', value: 'None.' })
    const texts = rows.map(({ text }) => text).join(' ')
    expect(texts).toContain('penal charge')
    expect(texts).not.toContain('late interest')
  })

  test('holds for one working day where the loan is for less than a week', () => {
    const plan = [{ title: '1st', text: '', amount: '₱5,150.00', time: '2026-11-28' }]
    const week = { periods: '6', firstTime: '2026-11-28', plan }
    const { identity } = factsOf(week, 'in')
    expect(identity.at(-1)).toEqual({ text: 'These terms are valid until', value: '2026-11-23' })
  })
})
