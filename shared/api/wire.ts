/** How a backend wraps its answers, and what all requests share (contract, section 4). */

export const basePath = '/muscular'

export const envelopeWire = {
  plain: { code: 'code', message: 'message', data: 'data' },
  disguised: { code: 'code', message: 'alteration', data: 'attach' }
} as const

// A status 403 counts as the code only with our own JSON: a firewall says 403 with a page of its own.
/** How an answer says that its session has ended; a redirect to a login page says it as well. */
export const endedSession: { statuses: readonly number[]; codes: readonly string[] } = {
  statuses: [401],
  codes: ['401', '403']
}

/** The name under which a write's intention is sent: in the query, or as a header where the brand says so. */
export const requestIdWire = { query: 'requestId', header: 'Idempotency-Key' } as const

export const headerParams = ['building', 'gather'] as const

export const formParams = ['swift', 'eyes'] as const
