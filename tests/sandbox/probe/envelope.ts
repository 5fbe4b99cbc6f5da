import { nothing } from '../../../shared/api/call.ts'
import { isRecord } from '../../../shared/lib/is-record.ts'
import type { PageCall } from './asked-calls.ts'

const quoted = (value: unknown) => JSON.stringify(value)?.slice(0, 40) ?? 'undefined'

/** A code that somebody means as a success, in whatever spelling. */
const looksGood = /^(?:0+|200|ok|success|true)$/i

function codeFault({ client }: PageCall, code: unknown): string | undefined {
  const { envelope, succeeds } = client
  if (code === undefined) return `has no ${envelope.code}`
  if (typeof code !== 'number' && typeof code !== 'string') {
    return `${envelope.code} is ${quoted(code)}, neither a number nor a text`
  }
  if (succeeds(code) || !looksGood.test(String(code))) return undefined
  const spelt = succeeds(0) ? '0 or a text of zeros' : '"00"'
  return `${envelope.code} ${quoted(code)} is a refusal to the pages: this call’s success is ${spelt}`
}

/** The faults of an answer before its data are looked at. */
export function envelopeFaults(call: PageCall, text: string | undefined): string[] {
  if (text === undefined) return ['is longer than 2 MB']
  if (text.includes('\uFFFD')) return ['is not UTF-8']
  if (/^\s*</.test(text)) return ['is html, no JSON']
  let body: unknown
  try {
    body = JSON.parse(text)
  } catch {
    return [text ? 'is no JSON, or half of one' : 'is empty']
  }
  if (!isRecord(body)) return ['is no object']
  const { envelope, succeeds } = call.client
  const wrong = codeFault(call, body[envelope.code])
  const message = body[envelope.message]
  const others = Object.keys(body).join(', ')
  const isSuccess = succeeds(body[envelope.code])
  const lacksData = isSuccess && call.data !== nothing && body[envelope.data] == null
  const isSilent = !isSuccess && !wrong && (message === undefined || message === '')
  return [
    ...(wrong ? [wrong] : []),
    ...(message != null && typeof message !== 'string' ? [`${envelope.message} is no text`] : []),
    ...(isSilent ? [`refuses without a ${envelope.message}: it has ${others}`] : []),
    ...(lacksData ? [`has no ${envelope.data}: it has ${others}`] : [])
  ]
}
