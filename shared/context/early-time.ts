import { hoursAhead } from '../config/market-hours.ts'
import type { MarketTime } from '../loan/market-time.ts'

/** The time by an early answer's date, in milliseconds since 1970; NaN where unknown. */
export const earlyTime = (serverTime: number): MarketTime => ({
  now: serverTime || Date.now(),
  isServers: serverTime > 0,
  hoursAhead
})
