import type { Arrangement } from '../../api/arrangement.ts'
import type { QuotedOption } from '../../api/pay-option.ts'
import { parseDay, writeDay } from '../../loan/day.ts'
import { contradictionOf } from '../../loan/options/contradiction.ts'
import { type PlannedPayment, sumOf } from '../../loan/options/pay-option.ts'

/** The plan on offer or running; undefined without one, or if it contradicts itself. The sum to pay now is a payment of today. */
export function readPlan({ state, offer }: Arrangement, today: number): QuotedOption | undefined {
  if (offer?.kind !== 'plan') return undefined
  // A running plan may have dates in the past.
  const from = state === 'agreed' ? 0 : today
  if (contradictionOf(offer, from)) return undefined
  const { now, schedule } = offer
  if (now <= 0) return offer
  const isToday = ({ date }: PlannedPayment) => parseDay(date) === today
  const ofToday = { minor: now + sumOf(schedule.filter(isToday)), date: writeDay(today) }
  const payments = [...schedule.filter(each => !isToday(each)), ofToday]
  const dayOf = ({ date }: PlannedPayment) => parseDay(date) ?? 0
  return { ...offer, now: 0, schedule: payments.sort((one, other) => dayOf(one) - dayOf(other)) }
}

export const daysOf = ({ schedule }: Pick<QuotedOption, 'schedule'>): number[] =>
  schedule.flatMap(({ date }) => parseDay(date) ?? [])
