import type { MarketTime } from '../../loan/market-time.ts'
import { daysLeft } from './urgency.ts'

export const tones = ['calm', 'soon', 'late', 'paid', 'resting'] as const

export type Tone = (typeof tones)[number]

/** So many days before it is due, a loan asks to be looked at. */
const soon = 3

/** How near the date is at which a loan is due. */
export function toneOfDate(date: string, time: MarketTime): Tone {
  const days = daysLeft(date, time)
  if (days === undefined || days > soon) return 'calm'
  return days < 0 ? 'late' : 'soon'
}
