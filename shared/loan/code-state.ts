import { endOf, isPast, type MarketTime } from './market-time.ts'

/** A code without a time in its text stays valid. */
export function codeState(expiresAt: string, time: MarketTime): 'valid' | 'expired' {
  const end = endOf(expiresAt, time)
  return end !== undefined && isPast(end, time) ? 'expired' : 'valid'
}
