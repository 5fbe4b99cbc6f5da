import type { Sandbox } from './app.ts'
import { sessionQuery } from './scenarios/compose.ts'

export interface Asking {
  method?: 'GET' | 'POST'
  query?: Record<string, string>
  body?: Record<string, string>
  headers?: Record<string, string>
  signal?: AbortSignal
}

/** A well-formed request of the sandbox, as the pages' clients make it; extras win. */
export function requestOf(sessionId: string, path: string, asking: Asking = {}): Request {
  const { method = 'POST', query, body, headers, signal } = asking
  const search = new URLSearchParams({ ...sessionQuery(sessionId), ...query })
  return new Request(`http://localhost/muscular${path}?${search}`, {
    method,
    headers: {
      'X-Requested-With': 'XMLHttpRequest',
      ...(body ? { 'content-type': 'application/x-www-form-urlencoded;charset=UTF-8' } : {}),
      ...headers
    },
    ...(body ? { body: String(new URLSearchParams(body)) } : {}),
    ...(signal ? { signal } : {})
  })
}

export const TRANSPORT_HEADERS = { building: 'b-2041', gather: 'g-77' }
export const TRANSPORT_BODY = { swift: 's-2041', eyes: 'e-77' }

export interface Wire {
  code: number | string
  message?: string
  alteration?: string
  // biome-ignore lint/suspicious/noExplicitAny: tests look into answers of every shape
  data?: any
  // biome-ignore lint/suspicious/noExplicitAny: as above
  attach?: any
}

export async function ask(
  sandbox: Sandbox,
  sessionId: string,
  path: string,
  asking?: Asking
): Promise<Wire & { status: number }> {
  const response = await sandbox.app.request(requestOf(sessionId, path, asking))
  return { status: response.status, ...((await response.json()) as Wire) }
}
