import { plannedVisits } from './planned-size.ts'

export interface CampaignPlan {
  /** The share of phones that register today, from 0 to 1. */
  rate: number
  /** The smallest difference worth finding, relative to the rate. */
  difference: number
  weights: readonly number[]
}

/** Phones that the whole campaign takes, with power 80 % for each comparison with the first. */
export function plannedPhones({ rate, difference, weights }: CampaignPlan): number {
  const [first = 0, ...others] = weights
  const whole = weights.reduce((sum, each) => sum + each, 0)
  const each = others.map(weight => {
    const pair = [first, weight] as const
    const visits = plannedVisits({ rate, difference, weights: pair, comparisons: others.length })
    return Math.ceil((visits * whole) / (first + weight))
  })
  return Math.max(0, ...each)
}
