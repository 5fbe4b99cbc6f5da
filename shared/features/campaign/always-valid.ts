import { logGamma } from './log-gamma.ts'

/** How sharply the alternative expects the planned shares; 100 suits rates a fifth apart. It is fixed before results. */
const concentration = 100

function logBeta(values: readonly number[]): number {
  const sum = values.reduce((total, each) => total + each, 0)
  return values.reduce((total, each) => total + logGamma(each), 0) - logGamma(sum)
}

/**
 * A p-value that holds however often it is read and whenever one stops: whether successes fall on
 * variants other than visits were meant to. Without a difference each success is one of variant i
 * with the probability of its weight, and the ratio of the Dirichlet mixture's likelihood to that one
 * exceeds 20 at any time in at most 1 of 20 campaigns (M. Lindon and A. Malek, 2022, NeurIPS,
 * 'Anytime-Valid Inference for Multinomial Count Data'). It takes totals alone and is exact for small
 * counts; visits have to be split at random by the weights, which `checkSampleRatio` looks at.
 */
export function alwaysValidP(successes: readonly number[], weights: readonly number[]): number {
  const whole = weights.reduce((sum, each) => sum + each, 0)
  const shares = weights.map(weight => weight / whole)
  const expected = shares.map(share => share * concentration)
  const found = expected.map((each, index) => each + (successes[index] ?? 0))
  const without = successes.reduce(
    (sum, each, index) => sum + each * Math.log(shares[index] ?? 0),
    0
  )
  return Math.min(1, Math.exp(without - logBeta(found) + logBeta(expected)))
}
