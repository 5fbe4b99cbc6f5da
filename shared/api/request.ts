import { brand } from '../config/brand.ts'
import { commonParams, languageParam, ownParams } from '../context/common-params.ts'
import { pickParams, type Query, writeQuery } from '../context/query.ts'
import type { Call, Fields } from './call.ts'
import { fitQuery } from './fit-query.ts'
import { basePath, requestIdWire } from './wire.ts'

interface Request {
  url: string
  init: RequestInit
}

/** `new Headers` throws on anything but these characters. */
const headerText = /^[\x20-\x7e]+$/

export function headersOf(
  { client }: Pick<Call<unknown>, 'client'>,
  requestId?: string
): Record<string, string> {
  const headers: Record<string, string> = { 'X-Requested-With': 'XMLHttpRequest' }
  for (const [name, value] of Object.entries(pickParams(client.headers))) {
    if (value && headerText.test(value)) headers[name] = value
  }
  if (requestId && brand.requestIdIn === 'header') headers[requestIdWire.header] = requestId
  return headers
}

type AddressedCall = Pick<Call<unknown>, 'path' | 'anonymous'> &
  Partial<Pick<Call<unknown>, 'method'>>

/** A visitor's form has one language, also where the page is there in no other. */
const visitorParams = ({ method }: AddressedCall): Query => ({
  ...ownParams(),
  ...(method === 'POST' && { lang: document.documentElement.lang })
})

/** The address of a call. One without a session carries the page's own parameters. */
export function urlOf(call: AddressedCall, fields: Fields = {}, requestId?: string): string {
  const common = fitQuery(
    call.anonymous ? visitorParams(call) : { ...commonParams(), ...languageParam() }
  )
  const isInQuery = requestId && brand.requestIdIn === 'query'
  const idInQuery = isInQuery ? { [requestIdWire.query]: requestId } : {}
  return `${brand.apiOrigin}${basePath}${call.path}?${writeQuery({ ...common, ...fields, ...idInQuery })}`
}

export function requestOf(call: Call<unknown>, fields: Fields, requestId?: string): Request {
  const { method } = call
  const headers = headersOf(call, requestId)
  if (method === 'GET') return { url: urlOf(call, fields, requestId), init: { method, headers } }
  headers['Content-Type'] = 'application/x-www-form-urlencoded'
  const body = writeQuery({ ...pickParams(call.client.body), ...fields })
  return { url: urlOf(call, {}, requestId), init: { method, headers, body } }
}
