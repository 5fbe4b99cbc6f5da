import type { PreparedCall } from '../api/call.ts'
import { fieldSources } from '../api/from-address.ts'
import { basePath } from '../api/wire.ts'
import type { HeadRequest } from '../island/page-facts.ts'

type PreparedRequest = PreparedCall<unknown>

export interface EarlyRequestModule {
  /** The page's first request, whose values `fromAddress` stands for. */
  earlyRequest: PreparedRequest
  /** Another call for addresses with this value, for the same fields. */
  instead?: { param: string; value: string; request: PreparedRequest }
}

export function headRequest(
  { earlyRequest, instead }: EarlyRequestModule,
  apiOrigin: string
): HeadRequest {
  const { client, method, anonymous } = earlyRequest.call
  const urlOf = ({ call }: PreparedRequest) => `${apiOrigin}${basePath}${call.path}`
  const ofClient = (client.body ?? []).map(name => ({ name }))
  return {
    ...(method === 'GET' && { method }),
    url: urlOf(earlyRequest),
    fields: [...ofClient, ...fieldSources(earlyRequest.fields)],
    ...(instead && {
      instead: { param: instead.param, value: instead.value, url: urlOf(instead.request) }
    }),
    ...(client.headers && { headers: client.headers }),
    ...(anonymous && { anonymous })
  }
}
