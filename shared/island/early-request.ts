import { elapsed } from '../lib/elapsed.ts'
import type { StartedRequest } from './early.ts'
import { type HeadRequest, pageFacts } from './page-facts.ts'
import { readAddress } from './read-address.ts'

type Params = Record<string, string>

function fieldsFrom(address: Params, { fields }: HeadRequest): Params | undefined {
  const found: Params = {}
  for (const { name, param = name, value = address[param], optional } of fields) {
    if (value) found[name] = value
    else if (!optional) return undefined
  }
  return found
}

/** The last answer of an overloaded backend, until its `Retry-After` is over. */
function restAnswer(url: string): Promise<Response> | undefined {
  try {
    const rests = JSON.parse(sessionStorage.rests)
    const path = Object.keys(rests).find(each => url.endsWith(each)) as string
    const [rest, since] = rests[path]
    const seconds = Math.ceil((rest - elapsed(since)) / 1000)
    const headers = { 'Retry-After': `${seconds}` }
    if (seconds > 0) return Promise.resolve(new Response('', { status: 503, headers }))
  } catch {}
  return undefined
}

/** Before any download; the page's code takes the response if it asks the same. */
export function startEarlyRequest(): StartedRequest | undefined {
  const { own, request, languages } = pageFacts()
  const address = readAddress(location.search)
  const fields = request && fieldsFrom(address, request)
  if (!fields || request.headers?.some(name => name in address)) return undefined
  const { method = 'POST', instead, anonymous = false } = request
  const isGet = method === 'GET'
  const inQuery = Object.entries(address).filter(([name]) => own.includes(name) === anonymous)
  const common = {
    ...Object.fromEntries(inQuery),
    ...(languages && { lang: document.documentElement.lang })
  }
  const query = new URLSearchParams(isGet ? { ...common, ...fields } : common)
  const isOther = instead && address[instead.param] === instead.value
  const target = isOther ? instead.url : request.url
  const url = `${target}?${query}`
  const headers: Params = { 'X-Requested-With': 'XMLHttpRequest' }
  if (!isGet) headers['Content-Type'] = 'application/x-www-form-urlencoded'
  const body = isGet ? undefined : `${new URLSearchParams(fields)}`
  const response = restAnswer(target) ?? fetch(url, { method, headers, body })
  response.catch(() => {})
  window.early = { url, body, response }
  return window.early
}
