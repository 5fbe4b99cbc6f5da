import * as v from 'valibot'
import { restMessages } from '#messages/rest.ts'
import { readSession, writeSession } from '../context/session-storage.ts'
import { spread } from '../lib/spread.ts'
import { formatMessage } from '../messages/format-message.ts'

/** Milliseconds: the first pause after an overloaded backend that names none, and the longest. */
const firstPause = 1000
const longestPause = 60_000
/** Milliseconds that a borrower is left waiting for a call before he is told to wait. */
const patience = 5000

/** The paths that an overloaded backend has asked not to be asked for: until when, by `performance.now()`. */
const rests = new Map<string, { until: number; pause: number }>()

/** For the head script after a reload in this tab: milliseconds and since when; none where it may ask again. */
function keepRest(path: string, rest?: number): void {
  const stored = rest && [rest, Date.now()]
  writeSession('rests', { ...(readSession('rests', v.unknown()) as object), [path]: stored })
}

/** Milliseconds of `Retry-After`: seconds, or a date by the server's own clock. */
function statedPause(headers: Headers): number | undefined {
  const text = headers.get('Retry-After') ?? ''
  if (/^\d+$/.test(text)) return Number(text) * 1000
  const pause = Date.parse(text) - Date.parse(headers.get('Date') ?? '')
  return pause >= 0 ? pause : undefined
}

/** Obeys `Retry-After`; without it the pause doubles with each such answer. No headers: all is well again. */
export function noteRest(path: string, headers: Headers | undefined): void {
  if (!headers) {
    if (rests.delete(path)) keepRest(path)
    return
  }
  const pause = Math.min((rests.get(path)?.pause ?? firstPause / 2) * 2, longestPause)
  const rest = statedPause(headers) ?? spread(pause)
  rests.set(path, { pause, until: performance.now() + rest })
  keepRest(path, rest)
}

/** Milliseconds for which this path is not asked. */
export function restOf(path: string): number {
  return Math.max(0, (rests.get(path)?.until ?? 0) - performance.now())
}

/** The text for the borrower while it lasts; undefined where the call can wait for it. */
export function restText(path: string): string | undefined {
  const rest = restOf(path)
  if (rest <= patience) return undefined
  return formatMessage(restMessages.crowded, { seconds: String(Math.ceil(rest / 1000)) })
}
