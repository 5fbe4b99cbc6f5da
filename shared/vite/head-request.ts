import type { EarlyRequest, FromAddress } from '../api/from-address.ts'
import { basePath } from '../api/wire.ts'
import type { FieldSource, HeadRequest } from '../island/page-facts.ts'

function sourceOf(name: string, value: string | FromAddress): FieldSource {
  if (typeof value === 'string') return { name, value }
  const { from, ...rest } = value
  return from === name ? { name, ...rest } : { name, param: from, ...rest }
}

export function headRequest(
  { call, fields, instead }: EarlyRequest,
  apiOrigin: string
): HeadRequest {
  const { client, method, anonymous } = call
  const urlOf = (path: string) => `${apiOrigin}${basePath}${path}`
  const ofClient = (client.body ?? []).map(name => ({ name }))
  const sources = Object.entries(fields).flatMap(([name, value]) =>
    value === undefined ? [] : [sourceOf(name, value)]
  )
  return {
    ...(method === 'GET' && { method }),
    url: urlOf(call.path),
    fields: [...ofClient, ...sources],
    ...(instead && {
      instead: { param: instead.param, value: instead.value, url: urlOf(instead.path) }
    }),
    ...(client.headers && { headers: client.headers }),
    ...(anonymous && { anonymous })
  }
}
