// @vitest-environment node
import { expect, test } from 'vitest'
import { alwaysValidP } from '../../../../shared/features/campaign/always-valid.ts'
import { wilsonInterval } from '../../../../shared/features/campaign/intervals.ts'
import { logGamma } from '../../../../shared/features/campaign/log-gamma.ts'
import {
  checkSampleRatio,
  chiSquareTail
} from '../../../../shared/features/campaign/sample-ratio.ts'

test('the interval of a share is that of published tables', () => {
  const { rate, low, high } = wilsonInterval(15, 100)
  expect(rate).toBe(0.15)
  expect(low).toBeCloseTo(0.0931, 4)
  expect(high).toBeCloseTo(0.2328, 4)
})

test('the interval of nothing seen is everything, and of no success begins at 0', () => {
  expect(wilsonInterval(0, 0)).toEqual({ rate: 0, low: 0, high: 1 })
  const { low, high } = wilsonInterval(0, 20)
  expect(low).toBeCloseTo(0, 12)
  expect(high).toBeCloseTo(0.1611, 4)
})

test('the gamma function is that of whole and half numbers', () => {
  expect(Math.exp(logGamma(5))).toBeCloseTo(24, 9)
  expect(Math.exp(logGamma(0.5))).toBeCloseTo(Math.sqrt(Math.PI), 12)
  expect(logGamma(1000)).toBeCloseTo(5905.220423209181, 8)
})

test.each([
  [3.841, 1, 0.05],
  [10.828, 1, 0.001],
  [5.991, 2, 0.05],
  [18.467, 4, 0.001]
])('a chi-square of %f with %i degrees of freedom has p %f', (statistic, freedom, p) => {
  expect(chiSquareTail(statistic, freedom)).toBeCloseTo(p, 4)
})

test('a split as it was meant to be passes, a broken one does not', () => {
  expect(checkSampleRatio([5030, 4970], [1, 1]).isBroken).toBe(false)
  expect(checkSampleRatio([7030, 2970], [70, 30])).toMatchObject({ isBroken: false })
  expect(checkSampleRatio([5200, 4800], [1, 1])).toMatchObject({ isBroken: true })
  expect(checkSampleRatio([0, 0], [1, 1])).toEqual({ p: 1, alwaysValid: 1, isBroken: false })
  expect(checkSampleRatio([1_000_000, 0], [1, 1])).toMatchObject({ p: 0, isBroken: true })
})

test('a split is judged by how far each part is from its share', () => {
  // (200² + 200²) / 5000 is 16, and 100² / 7000 + 100² / 3000 is 4.762.
  expect(checkSampleRatio([5200, 4800], [1, 1]).p).toBeCloseTo(6.334e-5, 7)
  expect(checkSampleRatio([7100, 2900], [70, 30]).p).toBeCloseTo(0.0291, 4)
  expect(checkSampleRatio([340, 330, 330], [1, 1, 1]).p).toBeCloseTo(Math.exp(-0.1), 10)
})

test('a split that looks broken in one reading goes on until it would in any', () => {
  const once = checkSampleRatio([5170, 4830], [1, 1])
  expect(once.p).toBeLessThan(0.001)
  expect(once.alwaysValid).toBeGreaterThan(0.01)
  expect(once.isBroken).toBe(false)
})

test('a clear difference is claimed, none and a first registration are not', () => {
  expect(alwaysValidP([0, 0], [1, 1])).toBe(1)
  expect(alwaysValidP([1, 0], [1, 1])).toBe(1)
  expect(alwaysValidP([500, 510], [1, 1])).toBe(1)
  expect(alwaysValidP([500, 640], [1, 1])).toBeLessThan(0.01)
  expect(alwaysValidP([900, 100], [9, 1])).toBe(1)
  expect(alwaysValidP([20_000, 10], [1, 1])).toBe(0)
})

test('the p-value of few successes is the ratio of the two likelihoods', () => {
  // Two of two: the mixture expects (50 / 100) × (51 / 101), chance 1 / 4.
  expect(1 / alwaysValidP([0, 12], [1, 1])).toBeCloseTo(
    Array.from({ length: 12 }, (_, n) => (2 * (50 + n)) / (100 + n)).reduce((a, b) => a * b),
    8
  )
})
