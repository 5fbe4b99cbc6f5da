import fc from 'fast-check'
import { describe, expect, test, vi } from 'vitest'
import { fetchNewOffer, type NewOffer } from '../../../../shared/api/confirmation-new.ts'
import { brand } from '../../../../shared/config/brand.ts'
import { brand as indian } from '../../../../shared/config/brands/in/brand.ts'
import { offeredTerm } from '../../../../shared/features/key-facts/offered-term.ts'
import { summarizeCost } from '../../../../shared/features/loan-offer/cost-summary.ts'
import { offerSummary } from '../../../../shared/features/loan-offer/offer-summary.ts'
import type { MarketTime } from '../../../../shared/loan/market-time.ts'
import { prepareBackend } from '../../../setup/backend.ts'
import { answerWith } from '../../../setup/network.ts'
import { pathsOf, spoilt, textsOf, withField } from '../../api/spoilt.ts'

const backend = prepareBackend()

const wire = {
  comProductName: 'Sample Peso',
  amount: '500000',
  periods: 91,
  termUnit: 'day',
  details: [
    { text: 'Amount received', value: '₱4,750.00' },
    { text: 'Total to repay', value: '₱5,455.00' }
  ],
  repay_plans: [
    { title: '1st', description: '', amount: '₱2,000.00', pay_time: '2027-01-19' },
    { title: '2nd', description: '', amount: '₱3,455.00', pay_time: '2027-02-19' }
  ],
  firstPayTime: '2027-01-19',
  pRateDsc: '0.10% per day',
  currency: '₱',
  orderKey: 'k-1'
}

const broken = /NaN|undefined|null|Infinity|\[object|-[₱₹]|[₱₹]-|-0[.,]/

async function read(attach: unknown): Promise<NewOffer | undefined> {
  backend.open('confirm-new')
  answerWith({ code: '00', alteration: '', attach })
  return (await fetchNewOffer('301')).data
}

/** Every text that a page or a picture shows of an offer. */
function offerTexts(offer: NewOffer): string[] {
  const cost = summarizeCost(offer, offer.currency, undefined)
  return textsOf([cost, offerSummary(offer, cost), offeredTerm(offer)])
}

async function offered(own: Partial<typeof wire> = {}): Promise<NewOffer> {
  const offer = await read({ ...wire, ...own })
  if (!offer) throw new Error('The offer was not read')
  return offer
}

describe('the cost of an offer', () => {
  test.each(['PHP', 'php', 'P'])('is told where the currency is stated as %s', async currency => {
    const cost = summarizeCost(await offered({ currency }), currency, undefined)
    expect(cost.amount).toBe('₱5,000.00')
    expect(cost.rows).toContainEqual({ text: 'You get', value: '₱4,750.00' })
  })

  test('of a single payment names its date and no second amount', async () => {
    const single = [{ title: '1st', description: '', amount: '₱5,455.00', pay_time: '2027-01-19' }]
    const { rows } = summarizeCost(await offered({ repay_plans: single }), '₱', undefined)
    expect(rows).toContainEqual({ text: 'Due date', value: '19\u00a0Jan\u00a02027' })
    expect(rows.map(({ text }) => text)).not.toContain('First payment')
  })

  test('is written the way the offer writes its own amounts', async () => {
    const cost = summarizeCost(await offered(), '₱', undefined)
    expect(cost.rows).toEqual([
      { text: 'You get', value: '₱4,750.00' },
      { text: 'You repay in total', value: '₱5,455.00' },
      { kind: 'rate', text: 'Interest and fees', value: '₱705.00' },
      { text: 'First payment', value: '19\u00a0Jan\u00a02027 · ₱2,000.00' },
      { kind: 'payments', text: 'Payments', value: '2' },
      { kind: 'rate', text: 'Effective yearly rate', value: expect.stringMatching(/^\d+\.\d%$/) },
      { kind: 'late', text: 'Late fee, once', value: '₱1,000.00' },
      { kind: 'late', text: 'Late interest per day', value: '5% of debt' }
    ])
    expect(cost.note).toContain('from 20\u00a0Nov\u00a02026')
  })

  test('is not calculated from another currency than the one stated', async () => {
    const offer = await offered({ currency: '₹' })
    expect(summarizeCost(offer, '₹', undefined)).toEqual({
      amount: '₹5,000.00',
      received: '',
      total: '',
      rows: [],
      hasTotal: false,
      isLateBeyond: false,
      note: '',
      date: '2027-01-19',
      first: undefined
    })
  })

  describe('says that being late costs more than the law allows', () => {
    const now = { now: Date.UTC(2026, 10, 20, 4), hoursAhead: 8, isServers: true }
    const isBeyond = async (own: object = {}, currency = '₱', readAt: MarketTime = now) =>
      summarizeCost({ ...(await offered()), ...own }, currency, undefined, readAt).isLateBeyond

    test('of a loan that the law covers', async () => {
      expect(await isBeyond()).toBe(true)
      expect(await isBeyond({ amount: 1_000_000 })).toBe(true)
      expect(await isBeyond({ amount: 1_000_001 })).toBe(false)
      const [first, last] = (await offered()).plan
      const later = { ...last, time: '2027-05-19' }
      expect(await isBeyond({ periods: '180', plan: [first, later] })).toBe(false)
    })

    describe('without a plan by its term, from today', () => {
      const withoutPlan = { plan: [], firstTime: '' }

      test.each([
        ['day', '120', true],
        ['day', '121', false],
        ['week', '17', true],
        ['week', '18', false],
        ['month', '4', true],
        ['month', '5', false],
        ['day', '', false]
      ])('of %ss: %s', async (termUnit, periods, expected) => {
        expect(await isBeyond({ ...withoutPlan, termUnit, periods })).toBe(expected)
      })

      test('of which the total is known, in the amount and currency of the law', async () => {
        expect(await isBeyond({ ...withoutPlan, rows: [] })).toBe(false)
        expect(await isBeyond({ ...withoutPlan, amount: 1_000_001 })).toBe(false)
        expect(await isBeyond(withoutPlan, '₹')).toBe(false)
      })

      test('where the clock of the phone is years behind', async () => {
        const behind = { ...now, now: 0, isServers: false }
        expect(await isBeyond(withoutPlan, '₱', behind)).toBe(true)
      })
    })

    test('by the last day of its plan, where its rate is not known', async () => {
      const received = (await offered()).rows.filter(({ text }) => text !== 'Amount received')
      const [first, last] = (await offered()).plan
      expect(await isBeyond({ rows: received })).toBe(true)
      expect(
        await isBeyond({ rows: received, plan: [first, { ...last, time: '2027-05-19' }] })
      ).toBe(false)
    })

    test('only where its amounts agree, in the currency of the law', async () => {
      const rows = [{ text: 'Total to repay', value: '₱5,400.00' }]
      expect(await isBeyond({ rows })).toBe(false)
      expect(await isBeyond({}, '₹')).toBe(false)
    })

    test('not where it keeps to the law', async () => {
      const own = brand.loanRules
      Object.assign(brand, {
        loanRules: { penaltyNew: 0, lateInterest: [{ percent: 5, from: 30 }] }
      })
      expect(await isBeyond()).toBe(false)
      Object.assign(brand, {
        loanRules: { penaltyNew: 100, lateInterest: [{ percent: 5, from: 30 }] }
      })
      expect(await isBeyond()).toBe(true)
      Object.assign(brand, { loanRules: own })
    })
  })

  test('says whether the total is known', async () => {
    const details = [{ text: 'Amount received', value: '₱4,750.00' }]
    const offer = await offered({ details, repay_plans: [] })
    expect(summarizeCost(offer, '₱', undefined).hasTotal).toBe(false)
    expect(summarizeCost(await offered(), '₱', undefined).hasTotal).toBe(true)
  })

  test('takes the currency of the amounts where none is stated', async () => {
    const details = [{ text: 'Amount received', value: '₹4,750.00' }]
    const offer = await offered({ details, repay_plans: [] })
    expect(summarizeCost(offer, '', undefined).amount).toBe('₹5,000.00')
  })

  test('has no row for a figure that the offer does not tell', async () => {
    const offer = await offered({ repay_plans: [], firstPayTime: '' })
    const { rows, note } = summarizeCost(offer, '₱', undefined)
    expect(rows.map(({ text }) => text)).toEqual([
      'You get',
      'You repay in total',
      'Interest and fees',
      'Late fee, once',
      'Late interest per day'
    ])
    expect(note).toBe('')
  })

  test('tells the day of the first payment alone where its amount is not certain', async () => {
    const parts = wire.repay_plans.map(part => ({ ...part, pay_time: '2027-01-19' }))
    const { rows, first } = summarizeCost(await offered({ repay_plans: parts }), '₱', undefined)
    expect(rows).toContainEqual({ text: 'First payment', value: '19\u00a0Jan\u00a02027' })
    expect(first?.amount).toBe('')
  })

  test('in India has the annual percentage rate, of two decimals', async () => {
    const rupees = (text: string) => text.replace('₱', '₹')
    const details = wire.details.map(({ text, value }) => ({ text, value: rupees(value) }))
    const plan = wire.repay_plans.map(part => ({ ...part, amount: rupees(part.amount) }))
    const offer = await offered({ currency: '₹', details, repay_plans: plan })
    vi.resetModules()
    const { brand } = await import('../../../../shared/config/brand.ts')
    const own = { ...brand }
    Object.assign(brand, indian)
    const fresh = await import('../../../../shared/features/loan-offer/cost-summary.ts')
    const { rows } = fresh.summarizeCost(offer, '₹', undefined)
    Object.assign(brand, own)
    expect(rows).toContainEqual({
      kind: 'rate',
      text: 'Annual percentage rate (APR)',
      value: expect.stringMatching(/^\d+\.\d\d%$/)
    })
    expect(rows).toContainEqual({ kind: 'late', text: 'Late fee, once', value: '₹1,000.00' })
  })

  test('is never broken, whichever field comes as something else', async () => {
    for (const path of pathsOf(wire)) {
      for (const [, value] of spoilt) {
        const offer = await read(withField(wire, path, value))
        for (const text of offer ? offerTexts(offer) : []) expect(text).not.toMatch(broken)
      }
    }
  })

  test('shows no broken number and no foreign symbol for any amounts and dates', async () => {
    const offer = await offered()
    const amounts = fc.oneof(
      fc.string({ unit: fc.constantFrom(...'₱0123456789,. ') }),
      fc.constantFrom('₱5,455.00', '₱4,750.00', '5.455,00', '--', '', '0', '99999999999999')
    )
    const times = fc.constantFrom(
      '2027-02-19',
      '2027-02-30',
      'soon',
      '',
      '9999-12-31',
      '1970-01-01'
    )
    const labels = fc.constantFrom('Amount received', 'Fees deducted', 'Total to repay')
    const random = fc.record({
      amount: fc.option(fc.integer({ min: 1 }), { nil: undefined }),
      periods: fc.constantFrom('91', '0', '', '-1', '1e3', '99999'),
      rows: fc.array(fc.record({ text: labels, value: amounts }), { maxLength: 4 }),
      plan: fc.array(fc.record({ amount: amounts, time: times }), { maxLength: 4 }),
      firstTime: times
    })
    fc.assert(
      fc.property(random, ({ plan, ...rest }) => {
        const entries = plan.map(entry => ({ ...entry, title: '', text: '' }))
        const cost = summarizeCost({ ...offer, ...rest, plan: entries }, '₱', undefined)
        const own = [cost.amount, cost.note, ...cost.rows.map(({ value }) => value)]
        for (const text of own) {
          expect(text).not.toMatch(broken)
          expect(text).not.toContain('₹')
        }
        const money = cost.rows.slice(0, -1).filter(({ value }) => value.startsWith('₱'))
        // In groups of three, or as lakh and crore where the amounts were written so.
        const amount = /^₱(?:\d{1,3}(?:[.,]\d{3})*|\d{1,2}(?:[.,]\d{2})+[.,]\d{3})[.,]\d{2}$/
        for (const { value } of money) expect(value).toMatch(amount)
      }),
      { numRuns: 500 }
    )
  })
})
