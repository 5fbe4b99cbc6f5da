// @vitest-environment node
import { describe, expect, test } from 'vitest'
import { capsOf, checkCaps } from '../../../shared/loan/caps.ts'
import { dayOf } from '../../../shared/loan/day.ts'

const start = dayOf(2026, 4, 1) ?? Number.NaN
const small = { amount: 1_000_000, start, end: dayOf(2026, 8, 1) ?? Number.NaN }

describe('the caps of SEC MC 14 s. 2025', () => {
  test('are for small and short loans in the Philippines, from April 2026 on', () => {
    expect(capsOf('ph', small)).toMatchObject({ nominal: 0.06, effective: 0.12, total: 1 })
    expect(capsOf('ph', { ...small, amount: 1_000_001 })).toBeUndefined()
    expect(capsOf('ph', { ...small, end: small.end + 1 })).toBeUndefined()
    expect(capsOf('ph', { ...small, start: start - 1 })).toBeUndefined()
    expect(capsOf('in', small)).toBeUndefined()
  })

  const caps = capsOf('ph', small)
  if (!caps) throw new Error('There are no caps')
  const own = (charged: Omit<Parameters<typeof checkCaps>[1], 'amount'>) =>
    checkCaps(caps, { amount: 1_000_000, ...charged })

  test('stand beside what a loan has', () => {
    expect(
      own({
        interest: 60_000,
        cost: 100_000,
        monthly: 0.1,
        days: 30,
        late: 0.025
      })
    ).toEqual([
      { cap: 'nominal', limit: 0.06, own: 0.06, isBeyond: false },
      { cap: 'effective', limit: 0.12, own: 0.1, isBeyond: false },
      { cap: 'penalty', limit: 0.05, own: 0.025, isBeyond: false },
      { cap: 'total', limit: 1, own: 0.1, isBeyond: false }
    ])
  })

  test('are exceeded by any higher figure', () => {
    const beyond = own({
      interest: 60_100,
      cost: 1_000_100,
      monthly: 0.1201,
      days: 30,
      late: 0.0505
    })
    expect(beyond.map(({ isBeyond }) => isBeyond)).toEqual([true, true, true, true])
  })

  test('leave out a figure that the data does not give', () => {
    expect(own({ interest: 60_000 }).map(each => each.own)).toEqual([
      undefined,
      undefined,
      undefined,
      undefined
    ])
  })
})
