import { faultMessages } from '#messages/faults.ts'
import { noteAnswerDate } from '../context/answer-date.ts'
import { showLoading, showToast } from '../context/toast.ts'
import { takeEarly } from '../island/early.ts'
import { pause } from '../lib/pause.ts'
import { readBodyText } from '../lib/read-body-text.ts'
import { spread } from '../lib/spread.ts'
import { failure, readAnswer, readRefusal } from './answer.ts'
import type { Call, Fields, PreparedCall, ReadCall } from './call.ts'
import { requestOf } from './request.ts'
import type { Failure, Result } from './result.ts'
import { saysSessionEnded, sessionEnded } from './session.ts'

/** The time for every call, in milliseconds. */
export const timeout = 60_000
const retries = 2
/** Milliseconds between the first two attempts of a read. */
const firstPause = 500

export interface CallOptions {
  loading?: string
  /** Toasts the message of a failure. Without it the caller shows what went wrong. */
  toastsFailure?: boolean
}

/** The code that obeys an overloaded backend; fetched by its first such answer. */
let rests: typeof import('./rest.ts') | undefined

async function noteLoad({ path }: Pick<Call<unknown>, 'path'>, response: Response): Promise<void> {
  const isOverloaded = response.status === 429 || response.status === 503
  if (isOverloaded) rests ??= await import('./rest.ts').catch(() => undefined)
  rests?.noteRest(path, isOverloaded ? response.headers : undefined)
}

export function restText(path: string): string | undefined {
  return rests?.restText(path)
}

async function resultOf<T>(call: Call<T>, response: Response): Promise<Result<T>> {
  const { ok, status } = response
  // Nothing but a 403 is read, since only that depends on the body.
  if (!ok) {
    const refusal = readRefusal(
      call,
      status,
      status === 403 ? await readBodyText(response) : undefined
    )
    return { ...refusal, message: restText(call.path) ?? refusal.message }
  }
  return readAnswer(call, await readBodyText(response))
}

/** One attempt. A truncated body fails only while it is read, so both awaits share the `try`. */
async function attempt<T>(
  call: Call<T>,
  fields: Fields,
  signal: AbortSignal,
  requestId?: string
): Promise<Result<T>> {
  const { url, init } = requestOf(call, fields, requestId)
  try {
    const response = await (takeEarly(url, init.body) ?? fetch(url, { ...init, signal }))
    noteAnswerDate(response.headers.get('Date'))
    await noteLoad(call, response)
    const result = await resultOf(call, response)
    return !call.anonymous && saysSessionEnded(response, result) ? sessionEnded() : result
  } catch {
    return failure('network', faultMessages.network)
  }
}

/** A lost answer of a read is worth another try, a refusal is not. */
const isPassing = (code: string) => /^(?:network|malformed|http-429|http-5\d\d)$/.test(code)

async function attempts<T>(
  call: Call<T>,
  fields: Fields,
  signal: AbortSignal,
  requestId?: string
): Promise<Result<T>> {
  for (let retry = 0; ; retry++) {
    const restMessage = restText(call.path)
    // The code of such a refusal: a write whose answer got lost before stays uncertain.
    if (restMessage) return failure('http-429', restMessage)
    const rest = rests?.restOf(call.path)
    if (rest) await pause(rest)
    const result = await attempt(call, fields, signal, requestId)
    const isOver = retry === retries || signal.aborted || restText(call.path)
    if (isOver || call.kind === 'write' || result.success || !isPassing(result.code)) return result
    await pause(spread(firstPause * 2 ** retry))
  }
}

/** A minute for the call, its repetitions included. The early request cannot be aborted, only left. */
export async function exchange<T>(
  call: Call<T>,
  fields: Fields,
  requestId?: string
): Promise<Result<T>> {
  const controller = new AbortController()
  let timer: ReturnType<typeof setTimeout> | undefined
  const expiry = new Promise<Failure>(resolve => {
    timer = setTimeout(() => {
      resolve(failure('timeout', faultMessages.timeout))
      controller.abort()
    }, timeout)
  })
  const result = await Promise.race([attempts(call, fields, controller.signal, requestId), expiry])
  clearTimeout(timer)
  return result
}

export async function showExchange<T>(
  { loading, toastsFailure }: CallOptions,
  start: () => Promise<Result<T>>
): Promise<Result<T>> {
  const hideLoading = loading ? showLoading(loading) : undefined
  const result = await start()
  hideLoading?.()
  if (!result.success && toastsFailure) showToast(result.message)
  return result
}

/** Asks the backend. It never rejects, and resolves after a minute at the latest; `sendWrite` is for writes. */
export function send<T>(
  call: ReadCall<T>,
  fields: Fields = {},
  options: CallOptions = {}
): Promise<Result<T>> {
  return showExchange(options, () => exchange(call, fields))
}

export function sendPrepared<T>(
  { call, fields }: PreparedCall<T>,
  options?: CallOptions
): Promise<Result<T>> {
  return send(call, fields, options)
}
