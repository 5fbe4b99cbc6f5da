// @vitest-environment node
import { describe, expect, test } from 'vitest'
import { parseDay, writeDay } from '../../../shared/loan/day.ts'
import { loanCost } from '../../../shared/loan/loan-cost.ts'
import { type RateEngine, rateEngines } from '../../../shared/loan/rate-engines.ts'
import { startOfPlan } from '../../../shared/loan/start-of-plan.ts'
import type { Term } from '../../../shared/loan/term.ts'

const dayOf = (text: string) => parseDay(text) ?? Number.NaN

/** Ten in the morning in Manila. */
const at = (text: string, isServers = true) => ({
  now: Date.parse(`${text}T10:00:00+08:00`),
  isServers,
  hoursAhead: 8
})

const winter = ['2027-02-28', '2027-03-31', '2027-04-30']
const half = ['2026-09-30', '2026-10-31', '2026-11-30', '2026-12-31', '2027-01-31', '2027-02-28']

const months = (count: number): Term => ({ count, unit: 'month' })

const startOf = (dates: string[], term: Term, time?: ReturnType<typeof at>) =>
  writeDay(startOfPlan(dates.map(dayOf), term, time))

describe('the day on which a loan is taken', () => {
  test('is the one from which all payments are whole months away', () => {
    expect(startOf(winter, months(3))).toBe('2027-01-31')
    expect(startOf(half, months(6))).toBe('2026-08-31')
    expect(startOf(['2027-03-05', '2027-04-05'], months(2))).toBe('2027-02-05')
  })

  test('is today where the plan could begin today', () => {
    for (const day of ['2027-01-28', '2027-01-29', '2027-01-30', '2027-01-31']) {
      expect(startOf(['2027-02-28'], months(1), at(day))).toBe(day)
      expect(startOf(['2027-02-28'], months(1), at(day, false))).toBe(day)
    }
  })

  test('is never in the past, and later where the plan says so', () => {
    expect(startOf(['2027-02-28'], months(1), at('2027-02-02'))).toBe('2027-02-02')
    expect(startOf(['2027-02-28'], months(1), at('2027-01-20'))).toBe('2027-01-28')
    expect(startOf(['2027-02-28'], { count: 30, unit: 'day' }, at('2027-01-30'))).toBe('2027-01-30')
    expect(startOf(['2027-02-28'], { count: 2, unit: 'week' }, at('2027-02-10'))).toBe('2027-02-14')
  })

  test('is the plan’s where only the phone says otherwise', () => {
    expect(startOf(['2027-02-28'], months(1), at('2031-02-02', false))).toBe('2027-01-28')
    // Only the end of a month is a month after several days.
    expect(startOf(['2027-02-27'], months(1), at('2027-01-29', false))).toBe('2027-01-27')
  })
})

const names = { received: ['Payout'], withheld: [], total: [] }

function rateOf(
  dates: string[],
  amounts: { payout: number; each: number },
  engine: RateEngine,
  readAt?: ReturnType<typeof at>
) {
  const offer = {
    amount: undefined,
    term: months(dates.length),
    rows: [{ text: 'Payout', value: `${amounts.payout}.00` }],
    plan: dates.map(time => ({ amount: `${amounts.each}.00`, time })),
    firstTime: '',
    readAt
  }
  const { rate } = loanCost(offer, names, engine)
  return rate && { yearly: Number((rate.yearly * 100).toFixed(2)), start: writeDay(rate.start) }
}

/** Twelve times the rate of a month at which equal payments are worth their loan, by Newton's method. */
function annuityRate(payout: number, each: number, count: number): number {
  let rate = 0.02
  const worth = (monthly: number) => (each * (1 - (1 + monthly) ** -count)) / monthly
  for (let step = 0; step < 50; step++) {
    const slope = (worth(rate + 1e-7) - worth(rate - 1e-7)) / 2e-7
    rate -= (worth(rate) - payout) / slope
  }
  return Number((rate * 1200).toFixed(2))
}

describe('a rate at the end of a month', () => {
  test.each([
    ['three payments from 31 January on', winter, 5200, 44.97],
    ['six payments from 31 August on', half, 2700, 39.15],
    ['three payments from the 5th on', ['2027-02-05', '2027-03-05', '2027-04-05'], 5200, 44.97]
  ])('counts months for %s', (_, dates, each, percent) => {
    const amounts = { payout: 14_500, each }
    expect(annuityRate(amounts.payout, each, dates.length)).toBe(percent)
    expect(rateOf(dates, amounts, rateEngines.in)?.yearly).toBe(percent)
  })

  test('counts the days from today on', () => {
    const amounts = { payout: 4750, each: 5000 }
    const ofDays = (days: number) => ((5000 / 4750) ** (365 / days) - 1) * 100
    expect(ofDays(28).toFixed(2)).toBe('95.16')
    expect(rateOf(['2027-02-28'], amounts, rateEngines.ph, at('2027-01-31'))).toEqual({
      yearly: 95.16,
      start: '2027-01-31'
    })
  })
})
