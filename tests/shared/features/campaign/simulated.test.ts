// @vitest-environment node
import { expect, test } from 'vitest'
import { alwaysValidP } from '../../../../shared/features/campaign/always-valid.ts'
import { claimBelow, plannedVisits } from '../../../../shared/features/campaign/planned-size.ts'
import { checkSampleRatio } from '../../../../shared/features/campaign/sample-ratio.ts'

/** Uniform numbers from a seed (mulberry32), so that a run is the same run again. */
function createRandom(seed: number): () => number {
  let state = seed
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
  }
}

interface Simulated {
  seed: number
  rates: readonly [number, number]
  weights: readonly [number, number]
  visits: number
}

const days = 20

/** Whether any of the daily readings of a campaign claims a difference. */
function isClaimed({ seed, rates, weights, visits }: Simulated): boolean {
  const random = createRandom(seed)
  const share = weights[0] / (weights[0] + weights[1])
  const registered: [number, number] = [0, 0]
  const aDay = Math.ceil(visits / days)
  for (let day = 0; day < days; day++) {
    for (let visit = 0; visit < aDay; visit++) {
      const variant = random() < share ? 0 : 1
      if (random() < rates[variant]) registered[variant]++
    }
    if (alwaysValidP(registered, weights) < claimBelow) return true
  }
  return false
}

const countClaims = (campaigns: readonly Simulated[]) => campaigns.filter(isClaimed).length

const seeds = (count: number) => Array.from({ length: count }, (_, index) => index + 1)

test.each([
  [[50, 50], 0.05, 8000],
  [[80, 20], 0.3, 2000]
] as const)(
  'of 1,000 campaigns without a difference, split %j, at most one in 20 claims one on 20 days',
  (weights, rate, visits) => {
    const campaigns = seeds(1000).map(seed => ({
      seed,
      rates: [rate, rate] as const,
      weights,
      visits
    }))
    expect(countClaims(campaigns)).toBeLessThanOrEqual(50)
  }
)

test.each([
  [[50, 50], 0.05, 0.2],
  [[70, 30], 0.08, 0.3],
  [[50, 50], 0.05, -0.2]
] as const)(
  'of 200 campaigns split %j at a rate of %f that changes by %f, four of five show it in the planned size',
  (weights, rate, difference) => {
    const visits = plannedVisits({ rate, difference, weights })
    const campaigns = seeds(200).map(seed => ({
      seed,
      rates: [rate, rate * (1 + difference)] as const,
      weights,
      visits
    }))
    const found = countClaims(campaigns)
    expect(found).toBeGreaterThanOrEqual(160)
    // A plan that is far too large would find it always.
    expect(found).toBeLessThan(200)
  }
)

test('a smaller difference takes more visits, and so do more comparisons', () => {
  const plan = { rate: 0.05, difference: 0.2, weights: [1, 1] } as const
  expect(plannedVisits({ ...plan, difference: 0.1 })).toBeGreaterThan(3 * plannedVisits(plan))
  expect(plannedVisits({ ...plan, comparisons: 3 })).toBeGreaterThan(plannedVisits(plan))
})

/** Whether any of the daily readings of a right split stops the campaign. */
function isStopped(seed: number): boolean {
  const random = createRandom(seed)
  const visits: [number, number] = [0, 0]
  return Array.from({ length: days }, () => {
    for (let visit = 0; visit < 400; visit++) visits[random() < 0.5 ? 0 : 1]++
    return checkSampleRatio(visits, [50, 50]).isBroken
  }).some(Boolean)
}

test('of 1,000 campaigns with a right split, at most one in 100 is stopped on 20 days', () => {
  expect(seeds(1000).filter(isStopped).length).toBeLessThanOrEqual(10)
})
