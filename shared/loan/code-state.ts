import { endOf, isPast, type MarketTime } from './market-time.ts'

/** Whether a code can still be paid with; a text that names no time leaves it valid. */
export function codeState(expiresAt: string, time: MarketTime): 'valid' | 'expired' {
  const end = endOf(expiresAt, time)
  return end !== undefined && isPast(end, time) ? 'expired' : 'valid'
}
