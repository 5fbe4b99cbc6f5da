/** As the frame's script reports it: first as it goes out, then with its answer. */
export interface CallNote {
  kind: 'call'
  /** Counted from 1 on each page. */
  id: number
  method: string
  path: string
  query: Record<string, string>
  body: Record<string, string>
  /** Milliseconds until the answer. */
  ms?: number
  status?: number
  answer?: string
  problem?: string
}

export type FrameNote =
  | CallNote
  | { kind: 'opened'; address: string }
  | { kind: 'stored' }
  | { kind: 'said'; message: string }
  | { kind: 'broke'; message: string }

export interface FrameCall extends CallNote {
  /** Unique over all pages of the frame. */
  key: string
}

const most = 100

/** Adds a call, or the answer to one; the newest is last. */
export function withCall(
  calls: readonly FrameCall[],
  note: CallNote,
  page: number
): readonly FrameCall[] {
  const key = `${page}-${note.id}`
  const call = { ...note, key }
  if (!calls.some(each => each.key === key)) return [...calls, call].slice(-most)
  return calls.map(each => (each.key === key ? call : each))
}

/** An edited answer applies to all later calls of the same kind. */
export const kindOfCall = ({ method, path }: Pick<CallNote, 'method' | 'path'>): string =>
  `${method} ${path}`

/** Undefined where it is no JSON. */
export function prettyText(text: string): string | undefined {
  try {
    return JSON.stringify(JSON.parse(text), null, 2)
  } catch {
    return undefined
  }
}
