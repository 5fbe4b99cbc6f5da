/** Chosen by `fault=` in a call's own query. */
export const faults = {
  slow: 'answers after 10 s; slow:3000 after 3,000 ms',
  reset: 'the work is done, then the connection is reset',
  offline: 'the connection is refused before any work',
  truncated: 'announces a longer body than it sends, then closes',
  hang: 'the work is done, the answer never comes',
  'http-500': 'HTTP 500 with plain text',
  'http-502': 'HTTP 502 with a proxy’s HTML page',
  'http-503': 'HTTP 503 with a Retry-After of 2 s',
  'http-429': 'HTTP 429 with a Retry-After of half a minute',
  'http-404': 'HTTP 404 with an HTML page',
  'http-401': 'HTTP 401, the session has ended',
  'session-code': 'a valid answer whose code says that the session has ended',
  html: 'HTTP 200 with an HTML page, as a captive portal does',
  'half-json': 'the first half of the JSON, complete as far as HTTP can tell',
  empty: 'HTTP 200 with an empty body',
  null: 'the JSON text null',
  array: 'a JSON array around the answer',
  'wrong-types': 'each scalar of the data is an object, each array a string',
  'no-data': 'success without data',
  failure: 'a valid answer with a failure code and message',
  'huge-text': 'the first text of the data is 1 MB long'
} as const

export type FaultName = keyof typeof faults

/** How many milliseconds the sandbox's clock is ahead for a call or a page of its own. */
const clock = 'clock'

export const FAULT_PARAMETERS = ['fault', 'faultOn', 'faultTimes', 'delay', clock]

/** Answered before the call does its work: a request with this fault changes nothing. */
const WORKLESS: FaultName[] = [
  'offline',
  'http-500',
  'http-502',
  'http-503',
  'http-429',
  'http-404',
  'http-401',
  'session-code',
  'html',
  'failure'
]

export interface ChosenFault {
  name: FaultName
  /** Milliseconds, of `slow:3000`. */
  wait: number
  worksFirst: boolean
}

function isFaultName(name: string): name is FaultName {
  return Object.hasOwn(faults, name)
}

export function faultProblem(query: Record<string, string>): string | undefined {
  const name = query.fault?.split(':')[0]
  if (!name || isFaultName(name)) return undefined
  return `query field fault must be one of ${Object.keys(faults).join(', ')}`
}

/** The fault this call asks for; counts it against `faultTimes`. */
export function chooseFault(
  query: Record<string, string>,
  path: string,
  counts: Map<string, number>
): ChosenFault | undefined {
  const [name = '', wait] = (query.fault ?? '').split(':')
  if (!isFaultName(name)) return undefined
  if (query.faultOn && !path.includes(query.faultOn)) return undefined
  const key = `${name} ${query.faultOn ?? ''}`
  const count = counts.get(key) ?? 0
  if (query.faultTimes && count >= Number(query.faultTimes)) return undefined
  counts.set(key, count + 1)
  return { name, wait: Number(wait ?? 10_000), worksFirst: !WORKLESS.includes(name) }
}

/** `clock=` of the query in milliseconds, at most ten years. */
export function clockOf(query: Record<string, string>): number {
  const ahead = Number(query[clock] ?? 0)
  return Math.abs(ahead) < 315_576_000_000 ? ahead : 0
}

/** `delay=` of the query in milliseconds, at most two minutes. */
export function delayOf(query: Record<string, string>): number {
  const delay = Number(query.delay ?? 0)
  return Number.isFinite(delay) ? Math.min(Math.max(delay, 0), 120_000) : 0
}
