/** A call of the page in the frame, as its script tells of it: first as it goes out, then with its answer. */
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
  /** Why there is no answer. */
  problem?: string
}

export type FrameNote =
  | CallNote
  | { kind: 'opened'; address: string }
  | { kind: 'stored' }
  | { kind: 'said'; message: string }
  | { kind: 'broke'; message: string }

export interface FrameCall extends CallNote {
  /** Told apart over all pages that the frame has shown. */
  key: string
}

const most = 100

/** The calls with one more, or with the answer of one that is there; the newest last. */
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

/** The calls that an edited answer stands for: any later call of the same kind. */
export const kindOfCall = ({ method, path }: Pick<CallNote, 'method' | 'path'>): string =>
  `${method} ${path}`

/** JSON as people read it; undefined for anything else. */
export function prettyText(text: string): string | undefined {
  try {
    return JSON.stringify(JSON.parse(text), null, 2)
  } catch {
    return undefined
  }
}
