import { vi } from 'vitest'
import { requestIdWire } from '../../shared/api/wire.ts'

/** A request as the page handed it to fetch. */
export interface Sent {
  /** Without the id of a write's intention. */
  url: URL
  requestId: string | undefined
  method: string
  headers: Record<string, string>
  body: Record<string, string>
}

/**
 * A network that gives these answers, one a request and the last one for ever: an error is thrown,
 * a function is asked, anything else is sent as JSON. Answers the requests as they were sent.
 */
export function answerWith(...answers: unknown[]): Sent[] {
  const sent: Sent[] = []
  vi.stubGlobal('fetch', async (url: string, init: RequestInit) => {
    const address = new URL(url, location.origin)
    const requestId = address.searchParams.get(requestIdWire.query) ?? undefined
    address.searchParams.delete(requestIdWire.query)
    sent.push({
      url: address,
      requestId,
      method: init.method ?? 'GET',
      headers: { ...(init.headers as Record<string, string>) },
      body: Object.fromEntries(new URLSearchParams(String(init.body ?? '')))
    })
    const answer = answers.length > 1 ? answers.shift() : answers[0]
    if (answer instanceof Error) throw answer
    if (typeof answer === 'function') return answer(init)
    return new Response(JSON.stringify(answer))
  })
  return sent
}
