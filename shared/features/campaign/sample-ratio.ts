import { alwaysValidP } from './always-valid.ts'
import { logGamma } from './log-gamma.ts'

/** The regularised lower incomplete gamma function, by its series. */
function lowerGamma(shape: number, x: number): number {
  let term = 1 / shape
  let sum = term
  for (let step = 1; term > sum * 1e-16; step++) {
    term *= x / (shape + step)
    sum += term
  }
  return sum * Math.exp(shape * Math.log(x) - x - logGamma(shape))
}

/** Beyond this the tail is 0, and the series would leave the range of numbers. */
const longestTail = 1000

/** The chance of a chi-square statistic of at least this much. */
export function chiSquareTail(statistic: number, freedom: number): number {
  if (statistic <= 0) return 1
  if (statistic > longestTail) return 0
  return Math.max(0, 1 - lowerGamma(freedom / 2, statistic / 2))
}

/** A single reading below this is a mismatch (A. Fabijan et al., 2019, KDD). */
const mismatchBelow = 0.001

/** At most so many campaigns with a right split are stopped, however often they are read. */
const stoppedBelow = 0.01

export interface SampleRatio {
  /** By the chi-square test, for one reading. */
  p: number
  alwaysValid: number
  /** Then no comparison of the variants means anything. */
  isBroken: boolean
}

/** Whether visits were split by the weights: Pearson's test, and one for repeated readings. */
export function checkSampleRatio(
  visits: readonly number[],
  weights: readonly number[]
): SampleRatio {
  const all = visits.reduce((sum, each) => sum + each, 0)
  const whole = weights.reduce((sum, each) => sum + each, 0)
  const statistic = visits.reduce((sum, seen, index) => {
    const expected = (all * (weights[index] ?? 0)) / whole
    return expected > 0 ? sum + (seen - expected) ** 2 / expected : sum
  }, 0)
  const p = chiSquareTail(statistic, visits.length - 1)
  const alwaysValid = alwaysValidP(visits, weights)
  return { p, alwaysValid, isBroken: p < mismatchBelow && alwaysValid < stoppedBelow }
}
