import { logGamma } from './log-gamma.ts'

/** How close expected shares are to planned ones, fixed before results; 100 suits a fifth apart. */
const concentration = 100

function logBeta(values: readonly number[]): number {
  const sum = values.reduce((total, each) => total + each, 0)
  return values.reduce((total, each) => total + logGamma(each), 0) - logGamma(sum)
}

// M. Lindon and A. Malek, 2022, 'Anytime-Valid Inference for Multinomial Count Data'.
/** A p-value that holds at every reading; visits must be split at random (`checkSampleRatio`). */
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
