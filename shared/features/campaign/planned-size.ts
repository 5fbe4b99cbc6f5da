import { alwaysValidP } from './always-valid.ts'

/** A claimed difference is chance in at most so many campaigns. */
export const claimBelow = 0.05

/** The normal distribution's 80th percentile. */
const z = 0.841621

export interface Plan {
  /** The share of visits that succeed without the change, from 0 to 1. */
  rate: number
  /** Relative to the rate: 0.2 is from 5 % to 6 %, -0.2 to 4 %. */
  difference: number
  weights: readonly [number, number]
  /** Comparisons in one campaign (Bonferroni). */
  comparisons?: number
}

/** Whether p is below 0.05 with power 80 % (normal approximation). */
function isEnough(visits: number, { rate, difference, weights, comparisons = 1 }: Plan): boolean {
  const share = weights[1] / (weights[0] + weights[1])
  const first = visits * (1 - share) * rate
  const second = visits * share * rate * (1 + difference)
  const all = first + second
  const unlucky = second - Math.sign(difference) * z * Math.sqrt((first * second) / all)
  return alwaysValidP([all - unlucky, unlucky], weights) * comparisons < claimBelow
}

export function plannedVisits(plan: Plan): number {
  let most = 1000
  while (!isEnough(most, plan) && most < 1e12) most *= 2
  let least = 0
  while (most - least > 1) {
    const middle = Math.floor((least + most) / 2)
    if (isEnough(middle, plan)) most = middle
    else least = middle
  }
  return most
}
