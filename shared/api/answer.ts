import * as v from 'valibot'
import { faultMessages } from '#messages/faults.ts'
import { isRecord } from '../lib/is-record.ts'
import { parseJson } from '../lib/parse-json.ts'
import type { Call } from './call.ts'
import type { Failure, Result } from './result.ts'

export function failure(code: string, message: string, raw?: unknown): Failure {
  return { success: false, code, message: message || faultMessages.unknown, data: undefined, raw }
}

function parseBody(body: string): unknown {
  try {
    return parseJson(body)
  } catch {
    return body.slice(0, 500)
  }
}

export function readRefusal(
  { client }: Pick<Call<unknown>, 'client'>,
  status: number,
  text: string | undefined
): Failure {
  const body = status === 403 ? parseBody(text ?? '') : undefined
  const isOurs = isRecord(body) && client.envelope.code in body
  return failure(isOurs ? '403' : `http-${status}`, faultMessages.http)
}

export function readAnswer<T>(
  call: Pick<Call<T>, 'client' | 'data'>,
  text: string | undefined
): Result<T> {
  const { envelope, succeeds } = call.client
  const body = parseBody(text ?? '')
  if (!isRecord(body)) return failure('malformed', faultMessages.malformed, body)
  const answered = body[envelope.code]
  const isCode = typeof answered === 'number' || typeof answered === 'string'
  const code = isCode ? String(answered) : 'malformed'
  const ownMessage = body[envelope.message]
  const message = typeof ownMessage === 'string' ? ownMessage.slice(0, 500) : ''
  if (!succeeds(answered)) return failure(code, message, body)
  const parsed = v.safeParse(call.data, body[envelope.data])
  if (!parsed.success) return failure('malformed', faultMessages.malformed, body)
  return { success: true, code, message, data: parsed.output, raw: body }
}
