import type { Result } from '../../../../shared/api/result.ts'

/** The result of a call on data that is missing, or of other types throughout. */
type Reading = 'malformed' | 'success'

export interface KnownCall {
  name: string
  /** The sandbox's scenario whose address the call is made from. */
  scenario: string
  kind: 'read' | 'write'
  /** The path of a call that works only once: it is not made just to learn its path. */
  path?: string
  /** Made without a session: a fault travels in its campaign's tag. */
  isVisitor?: true
  /** The sandbox takes real time for its answer, which no fake clock knows of: it signs. */
  isSigned?: true
  noData: Reading
  wrongTypes: Reading
  run: () => Promise<Result<unknown>>
}

export const strict = { noData: 'malformed', wrongTypes: 'malformed' } as const
export const lenient = { noData: 'malformed', wrongTypes: 'success' } as const
export const unread = { noData: 'success', wrongTypes: 'success' } as const
