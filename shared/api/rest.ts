import * as v from 'valibot'
import { restMessages } from '#messages/rest.ts'
import { readSession, removeSession, writeSession } from '../context/session-storage.ts'
import { spread } from '../lib/spread.ts'
import { formatMessage } from '../messages/format-message.ts'

/** Milliseconds: the first pause after an overloaded backend that names none, and the longest. */
const firstPause = 1000
const longestPause = 60_000
/** The longest that is obeyed over a reload: the phone's clock may be put back meanwhile. */
const longestKept = 3_600_000
/** Milliseconds that a borrower is left waiting for a call before he is told to wait. */
const patience = 5000

/** The paths that an overloaded backend has asked not to be asked for: until when, by `performance.now()`. */
const rests = new Map<string, { until: number; pause: number }>()

/** Until when, in milliseconds since 1970: a reload in this tab obeys as well, its head script too. */
const keptRests = v.record(v.string(), v.number())

for (const [path, until] of Object.entries(readSession('rests', keptRests) ?? {})) {
  const left = Math.min(until - Date.now(), longestKept)
  rests.set(path, { pause: firstPause / 2, until: performance.now() + left })
}

function keepRests(): void {
  const lasting = [...rests.keys()].filter(path => restOf(path) > 0)
  const kept = lasting.map(path => [path, Date.now() + restOf(path)])
  if (kept.length > 0) writeSession('rests', Object.fromEntries(kept))
  else removeSession('rests')
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
    if (rests.delete(path)) keepRests()
    return
  }
  const pause = Math.min((rests.get(path)?.pause ?? firstPause / 2) * 2, longestPause)
  rests.set(path, { pause, until: performance.now() + (statedPause(headers) ?? spread(pause)) })
  keepRests()
}

/** Milliseconds for which this path is not asked. */
export function restOf(path: string): number {
  return Math.max(0, (rests.get(path)?.until ?? 0) - performance.now())
}

/** What a borrower reads while it lasts; undefined where the call can wait for it. */
export function restText(path: string): string | undefined {
  const rest = restOf(path)
  if (rest <= patience) return undefined
  return formatMessage(restMessages.crowded, { seconds: String(Math.ceil(rest / 1000)) })
}
