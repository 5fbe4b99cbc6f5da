import * as v from 'valibot'
import { isRecord } from '../lib/is-record.ts'
import { faultMessages } from '../messages/faults.ts'
import type { Call } from './client.ts'
import type { Failure, Result } from './result.ts'

export function failure(code: string, message: string, raw?: unknown): Failure {
  return { success: false, code, message: message || faultMessages.unknown, data: undefined, raw }
}

function parseJson(body: string): unknown {
  try {
    return JSON.parse(body)
  } catch {
    return body.slice(0, 500)
  }
}

/** Reads the body of an answer as the call's client spells it. */
export function readAnswer<T>(call: Pick<Call<T>, 'client' | 'data'>, text: string): Result<T> {
  const { envelope, succeeds } = call.client
  const body = parseJson(text)
  if (!isRecord(body)) return failure('malformed', faultMessages.malformed, body)
  const answered = body[envelope.code]
  const isCode = typeof answered === 'number' || typeof answered === 'string'
  const code = isCode ? String(answered) : 'malformed'
  const said = body[envelope.message]
  const message = typeof said === 'string' ? said.slice(0, 500) : ''
  if (!succeeds(answered)) return failure(code, message, body)
  const parsed = v.safeParse(call.data, body[envelope.data])
  if (!parsed.success) return failure('malformed', faultMessages.malformed, body)
  return { success: true, code, message, data: parsed.output, raw: body }
}
