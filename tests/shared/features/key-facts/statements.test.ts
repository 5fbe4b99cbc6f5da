import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import type { OfferTexts } from '../../../../shared/api/offer.ts'
import { brand } from '../../../../shared/config/brand.ts'
import { company } from '../../../../shared/config/company.ts'
import { keyFactsOf } from '../../../../shared/features/key-facts/key-facts.ts'
import { prepareBackend } from '../../../setup/backend.ts'
import { offer } from './offer.ts'

const backend = prepareBackend()
const { market, loanRules } = brand
const warn = vi.fn()
const note = 'Worked out from the offer you saw. If anything differs, your loan agreement applies.'
const payment = (time: string, amount: string) => ({ title: '', text: '', time, amount })

beforeEach(() => {
  warn.mockClear()
  vi.spyOn(console, 'warn').mockImplementation(warn)
  vi.useFakeTimers({ now: Date.parse('2026-11-22T10:00:00+08:00'), toFake: ['Date'] })
})

afterEach(() => {
  Object.assign(brand, { market, loanRules })
  Object.assign(company, { keyFacts: undefined })
  vi.unstubAllEnvs()
})

interface Terms {
  own?: Partial<OfferTexts>
  currency?: string
  query?: Record<string, string>
}

function statementOf({ own = {}, currency = '', query = {} }: Terms = {}) {
  backend.open('confirm', query)
  const document = keyFactsOf({ ...offer, ...own }, currency)
  const section = (title: string) => document.sections.find(each => each.title === title)
  const rowsOf = (title: string) =>
    (section(title)?.rows ?? []).map(({ text, value }) => [text, value])
  return { document, section, rowsOf, titles: document.sections.map(({ title }) => title) }
}

describe('the disclosure statement', () => {
  const caps = 'The most that the law allows'

  test('is of this borrower and this loan, and says which document applies', () => {
    const { document, rowsOf, section } = statementOf({ own: { holder: 'J*** H*******' } })
    expect(document.identity[0]).toEqual({ text: 'Borrower', value: 'J*** H*******' })
    expect(document).toMatchObject({ name: 'disclosure-statement', notes: [note] })
    expect(rowsOf('The loan')).toEqual([
      ['Type of loan', 'Sample Peso'],
      ['Amount of the loan', '₱5,000.00'],
      ['Term', '30 days'],
      ['Interest', '0.10% per day'],
      ['Net proceeds: what you get', '₱4,750.00'],
      ['You repay in total', '₱5,150.00'],
      ['Finance charge: the cost of the loan', '₱400.00']
    ])
    expect(section('Schedule of payments')?.table?.columns).toEqual([
      'Payment',
      'Due date',
      'Amount'
    ])
    expect(section('When a payment is late')?.rows?.every(({ value }) => value === '')).toBe(true)
  })

  test('tells no sum and no rate from amounts in another currency than the one stated', () => {
    const { rowsOf, section } = statementOf({ currency: '₹' })
    expect(rowsOf('The loan').map(([text]) => text)).toEqual([
      'Type of loan',
      'Amount of the loan',
      'Term',
      'Interest'
    ])
    expect(section('Effective interest rate')?.rows).toBeUndefined()
    expect(section(caps)).toBeUndefined()
  })

  test('is in rupees where nothing but the address says so', () => {
    const rows = offer.rows.map(({ text, value }) => ({ text, value: value.replace('₱', '') }))
    const own = { rows, plan: [payment('2026-12-22', '5,150.00')] }
    const { rowsOf, section } = statementOf({ own, query: { clarity: '1' } })
    expect(rowsOf('The loan')).toContainEqual(['Amount of the loan', '₹5,000.00'])
    // The penalty and the law's limits are in pesos.
    expect(rowsOf('When a payment is late').join()).toMatch(/% of the unpaid amount/)
    expect(rowsOf('When a payment is late').join()).not.toContain('₱')
    expect(section(caps)).toBeUndefined()
  })

  test('of an offer without a plan and an application has neither', () => {
    const { document, titles } = statementOf({ own: { plan: [] }, query: { orderId: '' } })
    expect(titles).toEqual([
      'The loan',
      'Charges in your offer',
      'Effective interest rate',
      'When a payment is late'
    ])
    expect(document.identity.map(({ text }) => text)).toEqual(['Made on'])
  })

  test('says by which law it sets each cap, and what the offer does not tell', () => {
    const rows = offer.rows.filter(({ text }) => text !== 'Interest')
    const { rowsOf, section } = statementOf({ own: { rows } })
    expect(rowsOf(caps)[0]).toEqual(['Interest, a month', 'not known (limit: 6.00%)'])
    expect(section(caps)?.text).toBe(
      'More than the law allows. Call us before you take this loan. ' +
        'SEC Memorandum Circular No. 14, series of 2025. Your loan’s figure comes first.'
    )
  })

  test('does not call beyond the law what is within it', () => {
    Object.assign(brand, { loanRules: { ...loanRules, penaltyNew: 0, lateInterest: [] } })
    expect(statementOf().section(caps)?.text).toMatch(/^SEC Memorandum Circular/)
    expect(warn).not.toHaveBeenCalled()
  })

  test('warns its developer of what is beyond the law alone, and no borrower', () => {
    statementOf()
    expect(warn.mock.calls).toEqual([
      [expect.stringMatching(/penalty is 1\.69.*0\.05 is allowed$/)]
    ])
    warn.mockClear()
    vi.stubEnv('MODE', 'production')
    statementOf()
    expect(warn).not.toHaveBeenCalled()
  })

  test('of several payments weighs what is late by the smallest, and tells no nominal rate', () => {
    const plan = [payment('2026-12-08', '₱1,150.00'), payment('2026-12-22', '₱4,000.00')]
    const { rowsOf } = statementOf({ own: { plan, firstTime: '2026-12-08' } })
    expect(rowsOf(caps)).toEqual([
      ['Interest, a month', 'not known (limit: 6.00%)'],
      ['Effective rate, a month', expect.stringMatching(/^\d/)],
      // 1,000 once and 5 % of 1,150 a day for 30 days: (1000 + 1725) / 1150.
      ['Late charges, a month, of what is overdue', '236.96% (limit: 5.00%)'],
      ['All costs, of the amount', '8.00% (limit: 100.00%)']
    ])
  })

  test('does not weigh what is late by a payment of nothing', () => {
    const plan = [payment('2026-12-08', '₱0.00'), payment('2026-12-22', '₱5,150.00')]
    const { rowsOf } = statementOf({ own: { plan, firstTime: '2026-12-08' } })
    expect(rowsOf(caps)[2]?.[1]).toBe('not known (limit: 5.00%)')
  })

  test('of a loan whose last payment is beyond four months has no caps', () => {
    const plan = [payment('2026-12-22', '₱3,000.00'), payment('2027-06-22', '₱3,000.00')]
    const { titles } = statementOf({ own: { plan, periods: '7', termUnit: 'month' } })
    expect(titles).toContain('Schedule of payments')
    expect(titles).not.toContain(caps)
  })
})

describe('the Key Facts Statement', () => {
  const part1 = 'Part 1: interest rate and charges'
  const part2 = 'Part 2: other facts'
  beforeEach(() => void Object.assign(brand, { market: 'in' }))

  test('has all of its first part', () => {
    const { document, rowsOf, section } = statementOf()
    expect(document).toMatchObject({ name: 'key-facts-statement', notes: [note] })
    expect(section(part1)?.text).toBe(
      'Required by RBI/2024-25/18 of 15 April 2024, Annex A, before you take the loan. The yearly rate counts all you pay, and when, against what you get. Use it to compare offers.'
    )
    expect(rowsOf(part1)).toEqual([
      ['Loan proposal number', '20410001'],
      ['Type of loan', 'Sample Peso'],
      ['Amount of the loan', '₱5,000.00'],
      ['Paid out', 'All at once'],
      ['Term', '30 days'],
      ['Number of payments', '1'],
      ['First payment', '2026-12-22'],
      ['Interest', '0.10% per day, fixed'],
      ['Switching to or from a floating rate', 'Does not apply: the rate is fixed.'],
      ['Net proceeds: what you get', '₱4,750.00'],
      ['You repay in total', '₱5,150.00'],
      ['Finance charge: the cost of the loan', '₱400.00'],
      ['Annual percentage rate (APR)', '101.05%'],
      ['Worked out for a loan that is taken on', '2026-11-22']
    ])
  })

  test('names the day of the first payment of a plan that begins with its last', () => {
    const plan = [payment('2026-12-22', '₱4,000.00'), payment('2026-12-08', '₱1,150.00')]
    const { rowsOf } = statementOf({ own: { plan, firstTime: '' } })
    expect(rowsOf(part1)).toContainEqual(['First payment', '2026-12-08'])
  })

  test('says that the rate cannot be worked out, and has no row for what is not known', () => {
    const own = { rows: [], plan: [], rateText: '', firstTime: '' }
    const { rowsOf, section, document } = statementOf({ own, query: { orderId: '' } })
    expect(section(part1)?.text).toMatch(
      /Annex A, before you take the loan\. Annual percentage rate \(APR\): We cannot work this out: /
    )
    expect(rowsOf(part1).map(([text]) => text)).toEqual([
      'Type of loan',
      'Amount of the loan',
      'Paid out',
      'Term',
      'Switching to or from a floating rate'
    ])
    expect(document.identity.map(({ text }) => text)).toEqual([
      'Made on',
      'These terms are valid until'
    ])
    expect(document.identity[1]?.value).toBe('2026-11-26')
    expect(section('Schedule of payments')).toBeUndefined()
  })

  test('tells no rate from amounts in another currency than the one stated', () => {
    const texts = statementOf({ currency: '$' })
      .rowsOf(part1)
      .map(([text]) => text)
    expect(texts).not.toContain('Annual percentage rate (APR)')
    expect(texts).not.toContain('Worked out for a loan that is taken on')
  })

  test('has of its second part what the lender states', () => {
    const officer = [
      'Grievance officer',
      'Grievance Officer, +63 2 8000 0001, grievance@sample-peso.example'
    ]
    expect(statementOf().rowsOf(part2)).toEqual([officer])
    Object.assign(company, {
      keyFacts: {
        coolingOffDays: 3,
        coolingOffCost: 'Interest for the days it was kept.',
        recoveryAgents: 'None.',
        clauses: 'Sections 8 and 10',
        transfer: 'Yes',
        coLending: 'No one'
      }
    })
    expect(statementOf().rowsOf(part2)).toEqual([
      ['Clauses on recovery agents and complaints', 'Sections 8 and 10'],
      officer,
      ['Can the loan be transferred?', 'Yes'],
      ['Co-lending partners', 'No one'],
      ['Cooling-off period', '3 days in which you can give the loan back without a penalty'],
      ['Cost of giving the loan back in this time', 'Interest for the days it was kept.'],
      ['Recovery agents', 'None.']
    ])
  })

  test('says when the loan can be paid early', () => {
    const early = () => statementOf().rowsOf('Charges in certain cases').at(-1)
    expect(early()).toEqual([
      'Paying early',
      'Possible after half the term, and at least 7 days after payout.'
    ])
    Object.assign(brand, { loanRules: { ...loanRules, prepaymentAfterHalf: false } })
    expect(early()).toEqual(['Paying early', 'Possible on any day, without a charge.'])
  })

  test.each([
    ['of six days', '6', ['2026-11-28'], '2026-11-23'],
    ['of seven days', '7', ['2026-11-29'], '2026-11-26'],
    ['whose last payment is after a week', '9', ['2026-11-24', '2026-12-01'], '2026-11-26']
  ])('of a loan %s holds as long as the law says', (_, periods, days, until) => {
    const plan = days.map(day => payment(day, `₱${5150 / days.length}.00`))
    const { document } = statementOf({ own: { periods, plan, firstTime: days[0] ?? '' } })
    expect(document.identity.at(-1)?.value).toBe(until)
  })
})
