import fc from 'fast-check'
import { inject } from 'vitest'

declare module 'vitest' {
  interface ProvidedContext {
    /** `FUZZ_SEED=… npm run test:fuzz` is the run with this seed again. */
    seed: number
  }
}

/** Asserts a property so many times, from this run's seed; a failure names seed and case. */
export function assertOften<Case>(
  numRuns: number,
  cases: fc.Arbitrary<Case>,
  problemsOf: (each: Case) => string[]
): void {
  const property = fc.property(cases, each => {
    const problems = problemsOf(each)
    if (problems.length > 0) throw new Error(problems.join('\n'))
  })
  fc.assert(property, { numRuns, seed: inject('seed') })
}

/** So many cases of this run's seed, always the same for the same seed. */
export function sampleOf<Case>(numRuns: number, cases: fc.Arbitrary<Case>): Case[] {
  return fc.sample(cases, { numRuns, seed: inject('seed') })
}
