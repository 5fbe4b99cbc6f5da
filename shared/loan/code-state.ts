import { endOf, isPast, type MarketTime } from './market-time.ts'

/**
 * Whether a code can still be paid with. `expiresAt` is the server's text; one that names no time
 * leaves the code valid.
 */
export function codeState(expiresAt: string, time: MarketTime): 'valid' | 'expired' {
  const end = endOf(expiresAt, time)
  return end !== undefined && isPast(end, time) ? 'expired' : 'valid'
}
