import type { Rolldown } from 'vite'

type Chunk = Pick<Rolldown.RenderedChunk, 'name' | 'isEntry' | 'moduleIds'>

/** Whether an island needs the file before it answers; see `chunks.ts` for the names. */
const isNeededFirst = ({ name, isEntry, moduleIds }: Chunk) =>
  isEntry
    ? moduleIds.some(id => id.endsWith('/main.tsx'))
    : /^(?:vendor|shared)(?:-\d+)?$/.test(name)

/** Makes Chromium compile all of a file while it is downloaded; else each function waits for its first call. */
export const compileHint = (chunk: Chunk) =>
  isNeededFirst(chunk) ? '//# allFunctionsCalledOnLoad\n' : ''
