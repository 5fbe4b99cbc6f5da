import type { Arrangement } from '../../api/arrangement.ts'
import type { QuotedOption } from '../../api/pay-option.ts'
import { parseDay, writeDay } from '../../loan/day.ts'
import { contradictionOf } from '../../loan/options/contradiction.ts'

/** The plan on offer or running, what is to be paid now as its first payment; undefined without one, or if it contradicts itself. */
export function readPlan({ state, offer }: Arrangement, today: number): QuotedOption | undefined {
  if (offer?.kind !== 'plan') return undefined
  // A running plan may have dates in the past.
  const from = state === 'agreed' ? 0 : today
  if (contradictionOf(offer, from)) return undefined
  const { now, schedule } = offer
  return now > 0
    ? { ...offer, now: 0, schedule: [{ minor: now, date: writeDay(today) }, ...schedule] }
    : offer
}

export const daysOf = ({ schedule }: Pick<QuotedOption, 'schedule'>): number[] =>
  schedule.flatMap(({ date }) => parseDay(date) ?? [])
