import * as v from 'valibot'
import { hoursAhead } from '../config/market-hours.ts'
import { elapsed } from '../lib/elapsed.ts'
import { dayAt } from '../loan/day-at.ts'
import type { MarketTime } from '../loan/market-time.ts'
import { answerDate } from './answer-date.ts'
import { readRecord, recordLife, writeRecord } from './storage.ts'

/** A `Date` header has no fractions of a second, and an answer takes its time. */
const tolerance = 60_000

/** Also kept, for a page that is opened without a signal. */
function aheadOfPhone(): number | undefined {
  const { ahead } = answerDate
  const record = readRecord('clock', '', v.number())
  // An old record may be from before the phone's clock was put right.
  const stored = record && elapsed(record.savedAt) < recordLife ? record.data : undefined
  if (Number.isNaN(ahead)) return stored
  if (stored === undefined || Math.abs(stored - ahead) > tolerance) writeRecord('clock', '', ahead)
  return ahead
}

/** The server's time, by its last answer within a day; else the phone's. */
export function marketTime(): MarketTime {
  const ahead = aheadOfPhone()
  return { now: Date.now() + (ahead ?? 0), isServers: ahead !== undefined, hoursAhead }
}

/** Days since 1970-01-01. */
export const marketDay = () => dayAt(marketTime().now, hoursAhead)
