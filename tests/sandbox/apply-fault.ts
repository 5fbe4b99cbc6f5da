import type { ChosenFault } from './faults.ts'

/** The error that fetch throws when the socket goes away before an answer. */
class ConnectionReset extends TypeError {
  override name = 'ConnectionReset'

  constructor() {
    super('fetch failed: the connection was reset')
  }
}

/** By its name: the servers load the sandbox apart from what hands its answers on. */
export function isConnectionReset(error: unknown): boolean {
  return error instanceof Error && error.name === 'ConnectionReset'
}

const HTML = { 'content-type': 'text/html; charset=utf-8' }
const MEGABYTE = 1_000_000

function htmlPage(title: string): string {
  return `<!doctype html><html><head><title>${title}</title></head><body><h1>${title}</h1></body></html>`
}

/** Waits, or rejects when the caller gives up, as fetch does. */
export function sleep(ms: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve, reject) => {
    if (signal.aborted) return reject(signal.reason)
    const timer = Number.isFinite(ms) ? setTimeout(resolve, ms) : undefined
    const abort = () => {
      clearTimeout(timer)
      reject(signal.reason)
    }
    signal.addEventListener('abort', abort, { once: true })
  })
}

function truncate(text: string): Response {
  const bytes = new TextEncoder().encode(text)
  let sent = false
  const body = new ReadableStream<Uint8Array>({
    pull(controller) {
      if (sent) return controller.error(new TypeError('terminated: other side closed'))
      sent = true
      controller.enqueue(bytes.slice(0, Math.ceil(bytes.length / 2)))
    }
  })
  return new Response(body, {
    headers: {
      'content-type': 'application/json',
      'content-length': String(bytes.length),
      'x-sandbox-truncated': 'yes'
    }
  })
}

function mistype(value: unknown): unknown {
  if (Array.isArray(value)) return 'not a list'
  if (value === null || typeof value !== 'object') return { unexpected: value }
  return Object.fromEntries(Object.entries(value).map(([name, each]) => [name, mistype(each)]))
}

/** The same value with its first non-empty text blown up to a megabyte. */
function enlarge(value: unknown): unknown {
  let done = false
  return JSON.parse(JSON.stringify(value ?? null), (_name, each) => {
    if (done || typeof each !== 'string' || !/[a-z]/i.test(each) || /^https?:/.test(each)) {
      return each
    }
    done = true
    return `${each} `.repeat(Math.ceil(MEGABYTE / (each.length + 1))).slice(0, MEGABYTE)
  })
}

function json(value: unknown): Response {
  return Response.json(value)
}

/** The spoilt answer; `wire` is the sound one, `dataName` what its data is called there. */
export async function applyFault(
  fault: ChosenFault,
  wire: Record<string, unknown>,
  dataName: 'data' | 'attach',
  signal: AbortSignal
): Promise<Response> {
  const text = JSON.stringify(wire)
  const messageName = dataName === 'data' ? 'message' : 'alteration'
  switch (fault.name) {
    case 'slow':
      await sleep(fault.wait, signal)
      return json(wire)
    case 'reset':
    case 'offline':
      throw new ConnectionReset()
    case 'truncated':
      return truncate(text)
    case 'hang':
      await sleep(Number.POSITIVE_INFINITY, signal)
      return json(wire)
    case 'http-500':
      return new Response('Internal Server Error', { status: 500 })
    case 'http-502':
      return new Response(htmlPage('502 Bad Gateway'), { status: 502, headers: HTML })
    case 'http-503':
      return new Response(htmlPage('503 Service Unavailable'), {
        status: 503,
        headers: { ...HTML, 'retry-after': '2' }
      })
    case 'http-429':
      return new Response(htmlPage('429 Too Many Requests'), {
        status: 429,
        headers: { ...HTML, 'retry-after': '30' }
      })
    case 'http-404':
      return new Response(htmlPage('404 Not Found'), { status: 404, headers: HTML })
    case 'http-401':
      return new Response(null, { status: 401 })
    case 'session-code':
      return json({ code: '401', [messageName]: 'Your token has expired.', [dataName]: null })
    case 'html':
      return new Response(htmlPage('Sign in to this network'), { headers: HTML })
    case 'half-json':
      return new Response(text.slice(0, Math.floor(text.length / 2)), {
        headers: { 'content-type': 'application/json' }
      })
    case 'empty':
      return new Response('', { headers: { 'content-type': 'application/json' } })
    case 'null':
      return json(null)
    case 'array':
      return json([wire])
    case 'wrong-types':
      return json({ ...wire, [dataName]: mistype(wire[dataName]) })
    case 'no-data':
      return json({ code: wire.code, [messageName]: wire[messageName] })
    case 'failure':
      return json({
        code: '1001',
        [messageName]: 'We could not do that just now. Please try again in a few minutes.',
        [dataName]: null
      })
    case 'huge-text':
      return json({ ...wire, [dataName]: enlarge(wire[dataName]) })
  }
}
