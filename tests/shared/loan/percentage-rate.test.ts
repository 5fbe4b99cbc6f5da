// @vitest-environment node
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { addMonths, dayOf } from '../../../shared/loan/day.ts'
import { annualPercentageRate } from '../../../shared/loan/percentage-rate.ts'

const start = dayOf(2025, 1, 10) ?? Number.NaN

/** Monthly payments from a month after the start; `others` by their number. */
function monthly(count: number, minor: number, others: Record<number, number> = {}, from = start) {
  return Array.from({ length: count }, (_, index) => ({
    minor: others[index + 1] ?? minor,
    day: addMonths(from, index + 1)
  }))
}

const percent = (...flows: Parameters<typeof annualPercentageRate>) =>
  Number(((annualPercentageRate(...flows)?.yearly ?? Number.NaN) * 100).toFixed(2))

const regulationZ = 'Regulation Z (12 CFR 1026), Appendix J'

describe('annual percentage rate', () => {
  test.each([
    ['RBI/2024-25/18, Annex B: ₹20,000 less ₹400', 1_960_000, monthly(24, 96_973), 17.07],
    [`${regulationZ} (b)(9): monthly payments`, 100_000, monthly(36, 3361), 12.83],
    [`${regulationZ} (c)(1)(i): monthly payments`, 500_000, monthly(24, 23_000), 9.69],
    [`${regulationZ} (c)(2)(i): another first`, 500_000, monthly(24, 23_000, { 1: 25_000 }), 10.08],
    [`${regulationZ} (c)(3)(i): another last`, 500_000, monthly(24, 23_000, { 24: 28_000 }), 10.5],
    [
      `${regulationZ} (c)(4)(i): another first and last`,
      500_000,
      monthly(24, 23_000, { 1: 25_000, 24: 28_000 }),
      10.9
    ],
    ['the RATE function of spreadsheets, its example', 800_000, monthly(48, 20_000), 9.24]
  ])('agrees with %s', (_name, received, payments, expected) => {
    expect(percent(received, start, payments)).toBe(expected)
  })

  test('agrees with a Key Facts Statement that RBL Bank gave out, which says 24.16', () => {
    const rate = percent(4_700_000 - 138_650, start, monthly(24, 241_514))
    expect(Math.abs(rate - 24.15)).toBeLessThanOrEqual(0.02)
  })

  test('counts months where a term in days begins a day or two beside them', () => {
    const plan = monthly(24, 96_973)
    const last = plan[23]?.day ?? 0
    expect(percent(1_960_000, last - 729, plan)).toBe(17.07)
  })

  test('counts months from the last day of a month', () => {
    const end = dayOf(2025, 1, 31) ?? Number.NaN
    expect(percent(1_960_000, end, monthly(24, 96_973, {}, end))).toBe(17.07)
  })

  test('counts days / (365 / 12) where the dates are irregular', () => {
    const payments = [{ minor: 110_000, day: start + 73 }]
    // 73 days are 2.4 months.
    expect(annualPercentageRate(100_000, start, payments)?.yearly).toBeCloseTo(
      12 * (1.1 ** (1 / 2.4) - 1),
      9
    )
    const weekly = [7, 14, 21, 28].map(days => ({ minor: 26_000, day: start + days }))
    const { monthly: rate = 0 } = annualPercentageRate(100_000, start, weekly) ?? {}
    const worth = weekly.reduce(
      (sum, { minor, day }) => sum + minor / (1 + rate) ** ((day - start) / (365 / 12)),
      0
    )
    expect(worth).toBeCloseTo(100_000, 3)
  })

  test.each([
    [27, 'days'],
    [28, 'months'],
    [31, 'months'],
    [32, 'days'],
    [35, 'days']
  ])('counts a first payment of a plan after %s days in %s', (days, unit) => {
    // 10 March, from which on the payments are months apart, and from no day of the loan.
    const first = dayOf(2025, 3, 10) ?? Number.NaN
    const loan = first - days
    const payments = [0, 1, 2].map(index => ({ minor: 520_000, day: addMonths(first, index) }))
    const times = payments.map(({ day }, index) =>
      unit === 'months' ? index + 1 : (day - loan) / (365 / 12)
    )
    const { monthly: rate = Number.NaN } = annualPercentageRate(1_450_000, loan, payments) ?? {}
    const worth = times.reduce((sum, time) => sum + 520_000 / (1 + rate) ** time, 0)
    expect(worth).toBeCloseTo(1_450_000, 2)
  })

  test('does not take one payment a month later by a day for a month', () => {
    const late = { minor: 110_000, day: start + 30 }
    expect(annualPercentageRate(100_000, start, [late])?.monthly).toBeCloseTo(
      1.1 ** (365 / 12 / 30) - 1,
      9
    )
    const exact = { minor: 110_000, day: start + 31 }
    expect(annualPercentageRate(100_000, start, [exact])?.monthly).toBeCloseTo(0.1, 9)
  })

  test('is undefined where it has no meaning', () => {
    expect(annualPercentageRate(0, start, monthly(3, 1000))).toBeUndefined()
    expect(annualPercentageRate(3001, start, monthly(3, 1000))).toBeUndefined()
    expect(annualPercentageRate(1000, start, [])).toBeUndefined()
    expect(annualPercentageRate(1000, start, [{ minor: 2000, day: start }])).toBeUndefined()
    expect(annualPercentageRate(1, start, [{ minor: 10 ** 15, day: start + 1 }])).toBeUndefined()
  })

  test('makes the payments worth what was received, and grows with each of them', () => {
    const plans = fc.record({
      received: fc.integer({ min: 1000, max: 10 ** 8 }),
      share: fc.double({ min: 1, max: 3, noNaN: true }),
      count: fc.integer({ min: 1, max: 36 })
    })
    fc.assert(
      fc.property(plans, ({ received, share, count }) => {
        const minor = Math.ceil((received * share) / count)
        const payments = monthly(count, minor)
        const rate = annualPercentageRate(received, start, payments)
        const i = rate?.monthly ?? Number.NaN
        const worth = payments.reduce(
          (sum, each, index) => sum + each.minor / (1 + i) ** (index + 1),
          0
        )
        expect(Math.abs(worth / received - 1)).toBeLessThan(1e-6)
        expect(rate?.yearly).toBe(12 * i)
        const dearer = annualPercentageRate(received, start, monthly(count, minor + 100))
        expect(dearer?.yearly).toBeGreaterThan(rate?.yearly ?? 0)
      })
    )
  })
})

test('payments a month apart count as months where the first comes 28 to 31 days after the loan', () => {
  const plan = monthly(6, 20_000)
  const [first] = plan
  const taken = (days: number) => percent(100_000, (first?.day ?? 0) - days, plan)
  const whole = percent(100_000, start, plan)
  for (const days of [28, 29, 30, 31]) expect(taken(days)).toBe(whole)
  for (const days of [27, 32]) expect(taken(days)).not.toBe(whole)
})

test('payments of which only some are whole months after the loan are counted by days', () => {
  const [first, second, third] = monthly(3, 40_000)
  if (!first || !second || !third) throw new Error('There are not three payments')
  const late = { ...third, day: third.day + 10 }
  const earlier = percent(100_000, start, [first, second, third])
  expect(percent(100_000, start, [first, second, late])).toBeLessThan(earlier)
})
