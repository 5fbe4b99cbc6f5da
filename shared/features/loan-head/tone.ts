import type { MarketTime } from '../../loan/market-time.ts'
import { daysLeft } from './urgency.ts'

export const tones = ['calm', 'soon', 'late', 'paid', 'resting'] as const

export type Tone = (typeof tones)[number]

/** Days before the due date. */
const soon = 3

export function toneOfDate(date: string, time: MarketTime): Tone {
  const days = daysLeft(date, time)
  if (days === undefined || days > soon) return 'calm'
  return days < 0 ? 'late' : 'soon'
}
