// @vitest-environment node
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { dayOf } from '../../../shared/loan/day.ts'
import { effectiveRate } from '../../../shared/loan/effective-rate.ts'
import { type LoanTerms, loanCost } from '../../../shared/loan/loan-cost.ts'

const names = {
  received: ['Payout', 'Amount received'],
  withheld: ['Fees deducted'],
  total: ['Total to repay']
}

const offer: LoanTerms = {
  amount: 500_000,
  term: { count: 91, unit: 'day' },
  rows: [
    { text: 'Loan amount', value: '₱5,000.00' },
    { text: 'amount  received:', value: '₱4,750.00' },
    { text: 'Total to repay', value: '₱5,455.00' }
  ],
  plan: [{ amount: '₱5,455.00', time: '2027-02-19' }],
  firstTime: '2027-02-19'
}

const costOf = (own: Partial<LoanTerms> = {}) =>
  loanCost({ ...offer, ...own }, names, effectiveRate)

describe('the cost of a loan', () => {
  test('is what is paid back beyond what was paid out', () => {
    const cost = costOf()
    expect(cost).toMatchObject({ received: 475_000, total: 545_500, cost: 70_500, payments: 1 })
    expect(cost.first).toMatchObject({ time: '2027-02-19', amount: 545_500 })
    // (5455 / 4750) ^ (365 / 91) - 1
    expect(cost.rate?.yearly).toBeCloseTo(0.7421, 4)
  })

  test('takes what is kept back from the amount where no row says what is paid out', () => {
    const rows = [{ text: 'Fees deducted', value: '₱250.00' }]
    expect(costOf({ rows })).toMatchObject({ received: 475_000, cost: 70_500 })
  })

  test('does not guess that a fee is kept back', () => {
    const cost = costOf({ rows: [{ text: 'Processing fee', value: '₱250.00' }] })
    expect(cost).toMatchObject({ received: undefined, cost: undefined, rate: undefined })
    expect(cost.total).toBe(545_500)
  })

  test('leaves out what rows and plan contradict each other about', () => {
    const plan = [{ amount: '₱5,400.00', time: '2027-02-19' }]
    expect(costOf({ plan })).toMatchObject({ received: 475_000, total: undefined, cost: undefined })
    const rows = [...offer.rows, { text: 'Fees deducted', value: '₱300.00' }]
    expect(costOf({ rows })).toMatchObject({ received: undefined, cost: undefined })
    expect(costOf({ amount: 400_000 }).received).toBeUndefined()
  })

  test('knows no total and no rate of a plan with gaps', () => {
    const plan = [...offer.plan, { amount: 'to be agreed', time: '2027-03-19' }]
    const cost = costOf({ rows: offer.rows.slice(0, 2), plan })
    expect(cost).toMatchObject({ total: undefined, rate: undefined, payments: 2 })
    const undated = [{ amount: '₱5,455.00', time: 'on 19 February' }]
    expect(costOf({ plan: undated, firstTime: '' })).toMatchObject({
      cost: 70_500,
      rate: undefined,
      first: { time: 'on 19 February', day: undefined, amount: 545_500 }
    })
  })

  test('knows no rate of a term in an unknown unit', () => {
    expect(costOf({ term: undefined }).rate).toBeUndefined()
  })

  test('finds the first payment by its date, not by its place', () => {
    const plan = [
      { amount: '₱2,000.00', time: '2027-03-19' },
      { amount: '₱3,455.00', time: '2027-02-19' }
    ]
    expect(costOf({ plan, firstTime: '' }).first).toMatchObject({
      time: '2027-02-19',
      amount: 345_500
    })
    expect(costOf({ plan, firstTime: '2027/02/19 10:00' }).first).toMatchObject({
      time: '2027/02/19 10:00',
      amount: 345_500
    })
  })

  test('shows no amount for a first date that the plan does not have, or has twice', () => {
    expect(costOf({ firstTime: '2027-01-01' }).first).toEqual({
      time: '2027-01-01',
      day: 20_819,
      amount: undefined
    })
    const plan = [...offer.plan, ...offer.plan]
    expect(costOf({ plan }).first?.amount).toBeUndefined()
  })

  const received = { text: 'Amount received', value: '₱4,750.00' }
  const total = { text: 'Total to repay', value: '₱5,455.00' }
  const deduction = (value: string) => ({ text: 'Fees deducted', value })

  test('says which amounts it was calculated from, in their order', () => {
    const minors = costOf({ rows: [total, deduction('₱250.00'), received] }).read.map(
      ({ minor }) => minor
    )
    expect(minors).toEqual([475_000, 25_000, 545_500, 545_500])
    expect(costOf({ rows: [], plan: [] }).read).toEqual([])
  })

  test('knows the names of rows, and no similar ones', () => {
    expect(costOf({ rows: [{ ...received, text: 'PAYOUT' }] }).received).toBe(475_000)
    expect(costOf({ rows: [{ ...received, text: 'Amountreceived' }] }).received).toBeUndefined()
    expect(costOf({ rows: [{ ...received, text: 'Amount received today' }] }).received).toBe(
      undefined
    )
  })

  test('takes all fees together, and none where one cannot be read', () => {
    expect(costOf({ rows: [deduction('₱250.00'), deduction('₱50.00')] }).received).toBe(470_000)
    expect(
      costOf({ rows: [deduction('₱250.00'), deduction('about ₱50')] }).received
    ).toBeUndefined()
  })

  test('takes the payout of one row, also where the amount is unknown', () => {
    expect(costOf({ rows: [received, received] }).received).toBeUndefined()
    const unknown = { amount: undefined }
    expect(costOf({ ...unknown, rows: [received, deduction('₱250.00')] }).received).toBe(475_000)
    expect(costOf({ ...unknown, rows: [deduction('₱250.00')] }).received).toBeUndefined()
    expect(costOf({ ...unknown, rows: [{ ...received, value: '0' }] }).received).toBeUndefined()
  })

  test('is nothing where nothing is kept back and as much is paid back', () => {
    const plan = [{ amount: '₱5,000.00', time: '2027-02-19' }]
    expect(costOf({ rows: [deduction('₱0.00')], plan })).toMatchObject({
      received: 500_000,
      cost: 0
    })
    const less = [{ amount: '₱4,999.00', time: '2027-02-19' }]
    expect(costOf({ rows: [deduction('₱0.00')], plan: less }).cost).toBeUndefined()
  })

  test('is known from its rows where there is no plan, and then has no rate and no first', () => {
    expect(costOf({ rows: [received, total], plan: [], firstTime: '' })).toMatchObject({
      total: 545_500,
      cost: 70_500,
      payments: undefined,
      rate: undefined,
      first: undefined
    })
  })

  test('has no rate of a plan with a gap, whatever its rows say', () => {
    const plan = [
      { amount: '₱5,000.00', time: '2027-02-19' },
      { amount: 'the rest', time: '2027-03-19' }
    ]
    const cost = costOf({ rows: [received, total], plan, firstTime: '' })
    expect(cost).toMatchObject({ cost: 70_500, rate: undefined, payments: 2 })
  })

  const quarter = [
    { amount: '₱2,000.00', time: '2027-01-19' },
    { amount: '₱2,000.00', time: '2027-02-19' },
    { amount: '₱1,455.00', time: '2027-03-19' }
  ]

  test('counts its days back from the last payment', () => {
    const cost = costOf({ plan: quarter, firstTime: '' })
    expect(cost.first).toEqual({ time: '2027-01-19', day: 20_837, amount: 200_000 })
    expect(cost.rate?.start).toBe(20_896 - 91)
    const months = costOf({ plan: quarter, firstTime: '', term: { count: 3, unit: 'month' } })
    expect(months.rate?.start).toBe(dayOf(2026, 12, 19))
    const weeks = costOf({ plan: quarter, firstTime: '', term: { count: 13, unit: 'week' } })
    expect(weeks.rate?.start).toBe(20_896 - 91)
    expect(
      costOf({ plan: quarter, firstTime: '', term: { count: 30, unit: 'day' } }).rate
    ).toBeUndefined()
  })

  test('takes payments as they stand where one has no date', () => {
    const [, second, third] = quarter
    const plan = [second, { amount: '₱2,000.00', time: 'soon' }, third].flatMap(each => each ?? [])
    expect(costOf({ plan, firstTime: '' }).first).toEqual({
      time: '2027-02-19',
      day: 20_868,
      amount: undefined
    })
  })

  test('finds a first payment by its words where it has no date', () => {
    const plan = [{ amount: '₱5,455.00', time: 'on 19 February' }]
    expect(costOf({ plan, firstTime: 'on 19 February' }).first?.amount).toBe(545_500)
    expect(costOf({ plan, firstTime: 'on 20 February' }).first).toEqual({
      time: 'on 20 February',
      day: undefined,
      amount: undefined
    })
  })

  test('is only ever made of sound numbers', () => {
    const amounts = fc.oneof(
      fc.string(),
      fc.constantFrom('₱5,455.00', '₹1,25,000.00', '--', '0', '99999999999999', '5.000,00')
    )
    const times = fc.oneof(fc.string(), fc.constantFrom('2027-02-19', '2027-03-21', '2027-02-30'))
    const labels = fc.constantFrom('Amount received', 'Fees deducted', 'Total to repay', 'Other')
    const offers = fc.record({
      amount: fc.option(fc.integer({ min: 1 }), { nil: undefined }),
      term: fc.option(
        fc.record({
          count: fc.integer({ min: 1, max: 9999 }),
          unit: fc.constantFrom('day', 'week', 'month')
        }),
        { nil: undefined }
      ),
      rows: fc.array(fc.record({ text: labels, value: amounts }), { maxLength: 5 }),
      plan: fc.array(fc.record({ amount: amounts, time: times }), { maxLength: 4 }),
      firstTime: times
    })
    fc.assert(
      fc.property(offers, random => {
        const { received, total, cost, rate, first, payments } = loanCost(
          random,
          names,
          effectiveRate
        )
        for (const minor of [received, total, cost, first?.amount, payments]) {
          if (minor === undefined) continue
          expect(Number.isSafeInteger(minor) && minor >= 0 && !Object.is(minor, -0)).toBe(true)
        }
        if (received !== undefined && random.amount !== undefined) {
          expect(received).toBeLessThanOrEqual(random.amount)
        }
        if (rate) expect(Number.isFinite(rate.yearly) && rate.yearly >= 0).toBe(true)
      }),
      { numRuns: 500 }
    )
  })
})
