// @vitest-environment node
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { dayOf } from '../../../shared/loan/day.ts'
import { effectiveRate } from '../../../shared/loan/effective-rate.ts'

const on = (year: number, month: number, day: number) => dayOf(year, month, day) ?? Number.NaN
const percent = (rate = Number.NaN) => Number((rate * 100).toFixed(2))
const yearly = (...flows: Parameters<typeof effectiveRate>) => effectiveRate(...flows)?.yearly

describe('effective rate', () => {
  // Annex III to Directive 98/7/EC, part A: by the calendar, a year of 365 days.
  test.each([
    ['first: 1,000 repaid with 1,200 after 546 days', 1000, [[1995, 7, 1, 1200]], 12.96],
    ['second: 50 of it kept back', 950, [[1995, 7, 1, 1200]], 16.9],
    [
      'third: 600 after one and after two years',
      1000,
      [
        [1995, 1, 1, 600],
        [1996, 1, 1, 600]
      ],
      13.07
    ],
    [
      'fourth: 272 after three and six months, 544 after twelve',
      1000,
      [
        [1994, 4, 1, 272],
        [1994, 7, 1, 272],
        [1995, 1, 1, 544]
      ],
      13.23
    ]
  ] as const)('agrees with the directive, %s', (_name, received, payments, expected) => {
    const flows = payments.map(([year, month, day, minor]) => ({
      minor,
      day: on(year, month, day)
    }))
    expect(percent(yearly(received, on(1994, 1, 1), flows))).toBe(expected)
  })

  test('agrees with the example of the XIRR function', () => {
    const payments = [
      { minor: 2750, day: on(2008, 3, 1) },
      { minor: 4250, day: on(2008, 10, 30) },
      { minor: 3250, day: on(2009, 2, 15) },
      { minor: 2750, day: on(2009, 4, 1) }
    ]
    expect(yearly(10_000, on(2008, 1, 1), payments)).toBeCloseTo(0.373362535, 6)
  })

  test('is as much by the month, compounded', () => {
    const payments = [{ minor: 1120, day: 365 }]
    const rate = effectiveRate(1000, 0, payments)
    expect((1 + (rate?.monthly ?? 0)) ** 12).toBeCloseTo(1.12, 9)
  })

  test('is undefined where it has no meaning', () => {
    const later = [{ minor: 1000, day: 100 }]
    expect(effectiveRate(0, 0, later)).toBeUndefined()
    expect(effectiveRate(Number.NaN, 0, later)).toBeUndefined()
    expect(effectiveRate(1000, 100, later)).toBeUndefined()
    expect(effectiveRate(1000, 0, [])).toBeUndefined()
    expect(effectiveRate(1001, 0, later)).toBeUndefined()
    expect(effectiveRate(1000, 0, [{ minor: -1, day: 1 }, ...later])).toBeUndefined()
  })

  test('is undefined beyond any sensible rate, and where a payment comes before the loan', () => {
    expect(effectiveRate(1, 0, [{ minor: 10 ** 9, day: 1 }])).toBeUndefined()
    expect(effectiveRate(0, 0, [{ minor: 1000, day: 3650 }])).toBeUndefined()
    const late = { minor: 3000, day: 365 }
    expect(effectiveRate(1000, 0, [{ minor: 1, day: 0 }, late])).toBeUndefined()
    expect(effectiveRate(1000, 0, [{ minor: -1, day: 1 }, late])).toBeUndefined()
  })

  test('is exact when it is high, and when some payment is zero', () => {
    const payments = [
      { minor: 0, day: 1 },
      { minor: 3000, day: 365 }
    ]
    expect(yearly(1000, 0, payments)).toBeCloseTo(2, 9)
    expect(yearly(1000, 0, [{ minor: 50_000, day: 365 }])).toBeCloseTo(49, 6)
  })

  test('is zero for a loan that costs nothing', () => {
    expect(yearly(1000, 0, [{ minor: 1000, day: 91 }])).toBeCloseTo(0, 9)
  })

  test('makes the payments worth what was received, and is a number for any plan', () => {
    const payment = fc.record({
      minor: fc.integer({ min: 1, max: 10 ** 9 }),
      day: fc.integer({ min: 20_001, max: 20_400 })
    })
    const plans = fc.array(payment, { minLength: 1, maxLength: 12 })
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 10 ** 9 }), plans, (received, payments) => {
        const rate = yearly(received, 20_000, payments)
        if (rate === undefined) return
        expect(Number.isFinite(rate) && rate >= 0).toBe(true)
        const worth = payments.reduce(
          (sum, { minor, day }) => sum + minor * (1 + rate) ** (-(day - 20_000) / 365),
          0
        )
        expect(Math.abs(worth / received - 1)).toBeLessThan(1e-6)
      })
    )
  })
})
