import { brand } from '../config/brand.ts'
import { commonParams, ownParams } from '../context/common-params.ts'
import { pickParams, writeQuery } from '../context/query.ts'
import type { Call } from './client.ts'
import { basePath } from './wire.ts'

export type Fields = Record<string, string | undefined>

interface Request {
  url: string
  init: RequestInit
}

/** `new Headers` throws on anything but these characters. */
const headerText = /^[\x20-\x7e]+$/

/** The headers of a call, but for its content type. */
export function headersOf({ client }: Pick<Call<unknown>, 'client'>): Record<string, string> {
  const headers: Record<string, string> = { 'X-Requested-With': 'XMLHttpRequest' }
  for (const [name, value] of Object.entries(pickParams(client.headers))) {
    if (value && headerText.test(value)) headers[name] = value
  }
  return headers
}

/**
 * The address of a call, with the common parameters and the given ones. A call without a session
 * carries the page's own instead: where its visitor comes from.
 */
export function urlOf(
  call: Pick<Call<unknown>, 'path' | 'anonymous'>,
  fields: Fields = {}
): string {
  const common = call.anonymous ? ownParams() : commonParams()
  return `${brand.apiOrigin}${basePath}${call.path}?${writeQuery({ ...common, ...fields })}`
}

export function requestOf(call: Call<unknown>, fields: Fields): Request {
  const { method } = call
  const headers = headersOf(call)
  if (method === 'GET') return { url: urlOf(call, fields), init: { method, headers } }
  headers['Content-Type'] = 'application/x-www-form-urlencoded'
  const body = writeQuery({ ...pickParams(call.client.body), ...fields })
  return { url: urlOf(call), init: { method, headers, body } }
}
