import { headersOf, requestOf, urlOf } from '../../../shared/api/request.ts'
import { writeQuery } from '../../../shared/context/query.ts'
import { readBodyText } from '../../../shared/lib/read-body-text.ts'
import type { PageCall } from './asked-calls.ts'

export interface Network {
  fetch: (url: string, init: RequestInit) => Promise<Response>
  /** How long a call may take, in milliseconds. */
  timeout: number
  now: () => number
}

export interface Exchange {
  response: Response
  /** Undefined for a body that is too long for a page. */
  text: string | undefined
  milliseconds: number
  /** The answer to the question that a browser asks first, where the pages have another origin. */
  preflight?: Response
  method: string
  /** Names of headers that have to be allowed across origins. */
  headers: string[]
}

/** The pages take what is common to all calls from their address. */
export function openPage(common: Record<string, string>): void {
  Object.assign(globalThis, {
    location: { search: `?${writeQuery(common)}` },
    document: { documentElement: { lang: 'en', dataset: {} } }
  })
}

/** The smallest picture that there is, for an upload. */
const gif = 'R0lGODlhAQABAIAAAAAAAP///yH5BAEAAAAALAAAAAABAAEAAAIBRAA7'

function initOf(call: PageCall, fields: Record<string, string>, id: string) {
  if ('method' in call) return requestOf(call, fields, call.kind === 'write' ? id : undefined)
  const body = new FormData()
  body.append(
    call.field,
    new Blob([Buffer.from(gif, 'base64')], { type: 'image/gif' }),
    'probe.gif'
  )
  return { url: urlOf(call, {}, id), init: { method: 'POST', headers: headersOf(call, id), body } }
}

/** Sends a call as a page does, from a page at `origin`. Rejects where there is no answer. */
export async function exchange(
  {
    call,
    fields,
    backend,
    origin
  }: {
    call: PageCall
    fields: Record<string, string>
    backend: string
    origin: string
  },
  { fetch, timeout, now }: Network
): Promise<Exchange> {
  const { url: address, init } = initOf(call, fields, crypto.randomUUID())
  const { pathname, search } = new URL(address, backend)
  const url = `${backend}${pathname}${search}`
  const own = init.headers as Record<string, string>
  const method = init.method ?? 'GET'
  const names = Object.keys(own).map(name => name.toLowerCase())
  const headers = names.filter(name => name !== 'content-type')
  const isCross = origin !== new URL(backend).origin
  const started = now()
  const signal = AbortSignal.timeout(timeout)
  const preflight = isCross
    ? await fetch(url, {
        method: 'OPTIONS',
        headers: {
          Origin: origin,
          'Access-Control-Request-Method': method,
          'Access-Control-Request-Headers': headers.join(',')
        },
        redirect: 'manual',
        signal
      })
    : undefined
  const sent = isCross ? { ...own, Origin: origin } : own
  const response = await fetch(url, { ...init, headers: sent, signal })
  const text = await readBodyText(response)
  return { response, text, milliseconds: now() - started, preflight, method, headers }
}
