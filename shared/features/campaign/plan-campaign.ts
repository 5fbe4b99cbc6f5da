import { plannedVisits } from './planned-size.ts'

export interface CampaignPlan {
  /** The share of phones that register today, from 0 to 1. */
  rate: number
  /** The smallest difference worth having, relative to that. */
  difference: number
  /** The share of each variant; the others are compared with the first. */
  weights: readonly number[]
}

/** How many phones the whole campaign takes, until each comparison shows such a difference in four of five campaigns. */
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
