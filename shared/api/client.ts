import * as v from 'valibot'
import { brand } from '../config/brand.ts'
import { commonParams } from '../context/common-params.ts'
import { parseQuery, writeQuery } from '../context/query.ts'
import { showLoading, showToast } from '../context/toast.ts'
import { isRecord } from '../lib/is-record.ts'
import { faultMessages } from '../messages/faults.ts'
import { takeEarly } from './early.ts'
import type { Failure, Result } from './result.ts'
import { basePath, envelopeWire, formParams, headerParams } from './wire.ts'

const timeout = 60_000
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

/** Success is the number 0 or a string of zeros: `'0.9'`, `'0x1'`, `[0]` and nothing are failures. */
export const baseClient: Client = {
  envelope: envelopeWire.plain,
  succeeds: code => code === 0 || (typeof code === 'string' && /^0+$/.test(code))
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
  /** Landing visitors have no session: their calls carry no common parameters. */
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
  /** Codes the caller handles itself, or all: their message is not toasted. */
  handles?: readonly string[] | 'all'
}

type Fields = Record<string, string | undefined>

interface Request {
  url: string
  init: RequestInit
}

function ownQuery(names: readonly string[] = []): Fields {
  const query = parseQuery(location.search)
  return Object.fromEntries(names.map(name => [name, query[name]]))
}

/** `new Headers` throws on anything but these characters. */
const headerText = /^[\x20-\x7e]+$/

function headersOf(call: Call<unknown>): Record<string, string> {
  const headers: Record<string, string> = { 'X-Requested-With': 'XMLHttpRequest' }
  for (const [name, value] of Object.entries(ownQuery(call.client.headers))) {
    if (value && headerText.test(value)) headers[name] = value
  }
  return headers
}

function request(call: Call<unknown>, fields: Fields): Request {
  const { method } = call
  const common = call.anonymous ? {} : commonParams()
  const query = writeQuery(method === 'GET' ? { ...common, ...fields } : common)
  const url = `${brand.apiOrigin}${basePath}${call.path}?${query}`
  const headers = headersOf(call)
  if (method === 'GET') return { url, init: { method, headers } }
  headers['Content-Type'] = 'application/x-www-form-urlencoded'
  const body = writeQuery({ ...ownQuery(call.client.body), ...fields })
  return { url, init: { method, headers, body } }
}

function failure(code: string, message: string, raw?: unknown): Failure {
  return { success: false, code, message: message || faultMessages.unknown, data: undefined, raw }
}

function parseJson(body: string): unknown {
  try {
    return JSON.parse(body)
  } catch {
    return body.slice(0, 500)
  }
}

function read<T>(call: Call<T>, body: unknown): Result<T> {
  const { envelope, succeeds } = call.client
  if (!isRecord(body)) return failure('malformed', faultMessages.malformed, body)
  const answered = body[envelope.code]
  const code = String(answered ?? 'malformed')
  const said = body[envelope.message]
  const message = typeof said === 'string' ? said.slice(0, 500) : ''
  if (!succeeds(answered)) return failure(code, message, body)
  const parsed = v.safeParse(call.data, body[envelope.data])
  if (!parsed.success) return failure('malformed', faultMessages.malformed, body)
  return { success: true, code, message, data: parsed.output, raw: body }
}

/** One attempt. A truncated body fails only while it is read, so both awaits share the `try`. */
async function attempt<T>(call: Call<T>, fields: Fields, signal: AbortSignal): Promise<Result<T>> {
  const { url, init } = request(call, fields)
  try {
    const response = await (takeEarly(url, init.body) ?? fetch(url, { ...init, signal }))
    if (!response.ok) return failure(`http-${response.status}`, faultMessages.http)
    const body = await response.text()
    return read(call, parseJson(body))
  } catch {
    return failure('network', faultMessages.network)
  }
}

/** A lost answer of a read is worth another try, a refusal is not. */
const isPassing = (code: string) => /^(?:network|malformed|http-5\d\d)$/.test(code)

const pause = (milliseconds: number) => new Promise(done => setTimeout(done, milliseconds))

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
  if (!result.success && handles !== 'all' && !handles.includes(result.code)) {
    showToast(result.message)
  }
  return result
}
