// @vitest-environment node
import { expect, test } from 'vitest'
import { type LoanPrice, quoteLoan } from '../../../shared/loan/quote.ts'
import { rateEngines } from '../../../shared/loan/rate-engines.ts'
import { statedRateProblem } from '../../../shared/loan/stated-rate.ts'

const once = { days: 91, payments: 1, interest: 0.12 }
const monthly = { days: 182, payments: 6, interest: 0.145 }
const price: LoanPrice = { amounts: [200_000], terms: [once, monthly], fees: 0.03, withheld: 0 }

test('one payment is the amount with its interest and fees', () => {
  const quote = quoteLoan(price, 200_000, once, rateEngines.ph)
  expect(quote).toMatchObject({ received: 200_000, payment: 230_000, total: 230_000, cost: 30_000 })
  const example = { amount: 200_000, days: 91, interest: 24_000, total: 230_000 }
  const rate = `${((quote.rate?.monthly ?? 0) * 100).toFixed(2)}%`
  expect(statedRateProblem({ ...example, rate }, rateEngines.ph)).toBeUndefined()
})

test('several payments are equal, and the total is theirs to the last centavo', () => {
  const { payment, total, rate } = quoteLoan(price, 333_300, monthly, rateEngines.ph)
  expect(payment).toBe(Math.round((333_300 * 1.175) / 6))
  expect(total).toBe(payment * 6)
  // Half of the money is back after half the term, so it costs more than at the end.
  const atEnd = quoteLoan(price, 333_300, { ...monthly, payments: 1 }, rateEngines.ph)
  expect(rate?.yearly).toBeGreaterThan(atEnd.rate?.yearly ?? 0)
})

test('payments are equally far apart, the last one at the end of the term', () => {
  const days: number[][] = []
  quoteLoan(
    price,
    200_000,
    { days: 182, payments: 4, interest: 0.1 },
    (_received, _start, flows) => {
      days.push(flows.map(({ day }) => day))
      return undefined
    }
  )
  expect(days).toEqual([[46, 91, 137, 182]])
})

test('a withheld fee makes a loan dearer, though as much is paid', () => {
  const free = quoteLoan(price, 200_000, once, rateEngines.in)
  const dearer = quoteLoan({ ...price, withheld: 0.05 }, 200_000, once, rateEngines.in)
  expect(dearer).toMatchObject({ received: 190_000, total: free.total, cost: 40_000 })
  expect(dearer.rate?.yearly).toBeGreaterThan(free.rate?.yearly ?? 0)
})
