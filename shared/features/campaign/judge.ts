import { alwaysValidP } from './always-valid.ts'
import { type Rate, wilsonInterval } from './intervals.ts'
import { claimBelow, plannedVisits } from './planned-size.ts'
import type { VariantResult } from './read-results.ts'
import { checkSampleRatio, type SampleRatio } from './sample-ratio.ts'

export interface Planned {
  variants: readonly { template: string; weight: number }[]
}

export interface VariantComparison {
  variant: string
  /** Holds on any day; multiplied by the number of comparisons (Bonferroni). */
  p: number
  verdict: 'better' | 'worse' | 'open'
  /** Visits of both that show a difference of 20 % with power 80 %; undefined without a success. */
  planned?: number
  visits: number
}

export interface Measure {
  rates: Rate[]
  comparisons: VariantComparison[]
}

export interface Judgement {
  variants: string[]
  results: VariantResult[]
  split: SampleRatio
  /** Undefined where the split is broken or nobody has visited. */
  registrations?: Measure
  goodLoans?: Measure
  /** Variants whose good loans are not known, while those of others are. */
  withoutGoodLoans: string[]
}

/** Relative to the first variant's rate. */
export const plannedDifference = 0.2

function compare(
  counts: readonly [number, number],
  visits: readonly [number, number],
  weights: readonly [number, number],
  comparisons: number
): Omit<VariantComparison, 'variant'> {
  const p = Math.min(1, alwaysValidP(counts, weights) * comparisons)
  const rates = [counts[0] / visits[0], counts[1] / visits[1]] as const
  const rate = (counts[0] + counts[1]) / (visits[0] + visits[1])
  const direction = rates[1] > rates[0] ? 'better' : 'worse'
  return {
    p,
    verdict: p < claimBelow ? direction : 'open',
    visits: visits[0] + visits[1],
    ...(rate > 0 && {
      planned: plannedVisits({ rate, difference: plannedDifference, weights, comparisons })
    })
  }
}

function measure(
  results: readonly VariantResult[],
  weights: readonly number[],
  counts: number[]
): Measure {
  const visits = results.map(result => result.visits)
  const comparisons = results.slice(1).map((result, index) => {
    const pair = (all: readonly number[]) => [all[0] ?? 0, all[index + 1] ?? 0] as const
    const compared = compare(pair(counts), pair(visits), pair(weights), results.length - 1)
    return { variant: result.variant, ...compared }
  })
  return {
    rates: counts.map((count, index) => wilsonInterval(count, visits[index] ?? 0)),
    comparisons
  }
}

/** In the campaign's order. Throws for a missing or an unknown variant. */
function resultsInOrder({ variants }: Planned, results: readonly VariantResult[]): VariantResult[] {
  const ids = variants.map(({ template }) => template)
  for (const { variant, campaign, line } of results) {
    if (ids.includes(variant)) continue
    throw new Error(
      `line ${line}: variant of ${campaign} is ${variant}, and can be ${ids.join(', ')}`
    )
  }
  return ids.map(template => {
    const found = results.find(({ variant }) => variant === template)
    if (!found)
      throw new Error(`line ${results[0]?.line}: there is no line for variant ${template}`)
    return found
  })
}

export function judgeCampaign(planned: Planned, rows: readonly VariantResult[]): Judgement {
  const results = resultsInOrder(planned, rows)
  const weights = planned.variants.map(({ weight }) => weight)
  const split = checkSampleRatio(
    results.map(({ visits }) => visits),
    weights
  )
  const variants = results.map(({ variant }) => variant)
  const goodLoans = results.flatMap(result => result.goodLoans ?? [])
  const without = results.filter(result => result.goodLoans === undefined)
  const withoutGoodLoans = goodLoans.length > 0 ? without.map(({ variant }) => variant) : []
  const isEmpty = results.every(({ visits }) => visits === 0)
  if (split.isBroken || isEmpty) return { variants, results, split, withoutGoodLoans }
  return {
    variants,
    results,
    split,
    withoutGoodLoans,
    registrations: measure(
      results,
      weights,
      results.map(result => result.registrations)
    ),
    ...(goodLoans.length === results.length && { goodLoans: measure(results, weights, goodLoans) })
  }
}
