import type { Arrangement } from '../../api/arrangement.ts'
import type { QuotedOption } from '../../api/pay-option.ts'
import { parseDay } from '../../loan/day.ts'
import { contradictionOf } from '../../loan/options/contradiction.ts'

/** The plan that is offered, or that runs; undefined where there is none, or one that contradicts itself. */
export function readPlan({ state, offer }: Arrangement, today: number): QuotedOption | undefined {
  if (offer?.kind !== 'plan') return undefined
  // A date of a plan that runs may be over.
  const first = Math.min(...offer.schedule.flatMap(({ date }) => parseDay(date) ?? []))
  const from = state === 'agreed' ? Math.min(today, first) : today
  return contradictionOf(offer, from) ? undefined : offer
}

export const daysOf = ({ schedule }: Pick<QuotedOption, 'schedule'>): number[] =>
  schedule.flatMap(({ date }) => parseDay(date) ?? [])
