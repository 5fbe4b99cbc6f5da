import * as v from 'valibot'
import { showLoading, showToast } from '../context/toast.ts'
import { takeEarly } from '../lib/early.ts'
import { isZeroCode } from '../lib/is-zero-code.ts'
import { pause } from '../lib/pause.ts'
import { faultMessages } from '../messages/faults.ts'
import { failure, readAnswer } from './answer.ts'
import { type Fields, requestOf } from './request.ts'
import { type Failure, isFault, type Result } from './result.ts'
import { envelopeWire, formParams, headerParams } from './wire.ts'

/** What every call is given, in milliseconds. */
export const timeout = 60_000
const retries = 2

/** How one of the backend's clients sends a request and tells a success. */
export interface Client {
  envelope: { code: string; message: string; data: string }
  succeeds: (code: unknown) => boolean
  /** Parameters of the page's address sent as headers. */
  headers?: readonly string[]
  /** Parameters of the page's address sent in the body. */
  body?: readonly string[]
}

const isDoubleZero = (code: unknown) => code === '00'

export const baseClient: Client = {
  envelope: envelopeWire.plain,
  succeeds: isZeroCode
}

export const headerClient: Client = {
  envelope: envelopeWire.plain,
  succeeds: isDoubleZero,
  headers: headerParams
}

export const formClient: Client = {
  envelope: envelopeWire.disguised,
  succeeds: isDoubleZero,
  body: formParams
}

/** The form client of the calls whose message and data have their plain names. */
export const plainFormClient: Client = { ...formClient, envelope: envelopeWire.plain }

export interface Call<T> {
  client: Client
  method: 'GET' | 'POST'
  /** Below `/muscular`. */
  path: string
  /** A write is sent once and never repeated; a read is repeated when its answer got lost. */
  kind: 'read' | 'write'
  /** What the answer's data must be. */
  data: v.GenericSchema<unknown, T>
  /** Landing visitors have no session: their calls carry where they come from, and nothing else. */
  anonymous?: boolean
}

/** The schema of a call whose data nobody reads. */
export const nothing = v.pipe(
  v.unknown(),
  v.transform(() => undefined)
)

export interface CallOptions {
  /** Shown in a loading toast until the answer is there. */
  loading?: string
  /** Codes the caller handles itself, or lost answers, or all: their message is not toasted. */
  handles?: readonly string[] | 'faults' | 'all'
}

/** One attempt. A truncated body fails only while it is read, so both awaits share the `try`. */
async function attempt<T>(call: Call<T>, fields: Fields, signal: AbortSignal): Promise<Result<T>> {
  const { url, init } = requestOf(call, fields)
  try {
    const response = await (takeEarly(url, init.body) ?? fetch(url, { ...init, signal }))
    if (!response.ok) return failure(`http-${response.status}`, faultMessages.http)
    return readAnswer(call, await response.text())
  } catch {
    return failure('network', faultMessages.network)
  }
}

/** A lost answer of a read is worth another try, a refusal is not. */
const isPassing = (code: string) => /^(?:network|malformed|http-5\d\d)$/.test(code)

async function attempts<T>(call: Call<T>, fields: Fields, signal: AbortSignal): Promise<Result<T>> {
  let result = await attempt(call, fields, signal)
  for (let retry = 0; retry < retries; retry++) {
    if (call.kind === 'write' || result.success || !isPassing(result.code)) break
    // Half a second, then one, each with up to as much again, so that phones do not retry in step.
    await pause(500 * 2 ** retry * (1 + Math.random()))
    if (signal.aborted) break
    result = await attempt(call, fields, signal)
  }
  return result
}

/** A minute for the call, its repetitions included. The early call cannot be aborted, only left. */
async function exchange<T>(call: Call<T>, fields: Fields): Promise<Result<T>> {
  const controller = new AbortController()
  let timer: ReturnType<typeof setTimeout> | undefined
  const expiry = new Promise<Failure>(resolve => {
    timer = setTimeout(() => {
      resolve(failure('timeout', faultMessages.timeout))
      controller.abort()
    }, timeout)
  })
  const result = await Promise.race([attempts(call, fields, controller.signal), expiry])
  clearTimeout(timer)
  return result
}

function isHandled(result: Failure, handles: NonNullable<CallOptions['handles']>): boolean {
  if (handles === 'all') return true
  return handles === 'faults' ? isFault(result) : handles.includes(result.code)
}

/**
 * Makes a call. Resolves in every case, after a minute at the latest; a failure is toasted
 * unless the caller handles it. Fields that are undefined are not sent.
 */
export async function send<T>(
  call: Call<T>,
  fields: Fields = {},
  { loading, handles = [] }: CallOptions = {}
): Promise<Result<T>> {
  const hideLoading = loading ? showLoading(loading) : undefined
  const result = await exchange(call, fields)
  hideLoading?.()
  if (!result.success && !isHandled(result, handles)) showToast(result.message)
  return result
}
