import type { Arrangement } from '../../api/arrangement.ts'
import type { QuotedOption } from '../../api/pay-option.ts'
import { parseDay } from '../../loan/day.ts'
import { contradictionOf } from '../../loan/options/contradiction.ts'

/** The plan on offer or running; undefined without one, or if it contradicts itself. */
export function readPlan({ state, offer }: Arrangement, today: number): QuotedOption | undefined {
  if (offer?.kind !== 'plan') return undefined
  // A running plan may have dates in the past.
  const first = Math.min(...offer.schedule.flatMap(({ date }) => parseDay(date) ?? []))
  const from = state === 'agreed' ? Math.min(today, first) : today
  return contradictionOf(offer, from) ? undefined : offer
}

export const daysOf = ({ schedule }: Pick<QuotedOption, 'schedule'>): number[] =>
  schedule.flatMap(({ date }) => parseDay(date) ?? [])
