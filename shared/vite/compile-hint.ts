import type { Rolldown } from 'vite'

type Chunk = Pick<Rolldown.RenderedChunk, 'name' | 'isEntry' | 'moduleIds'>

/** Whether an island needs the file before it answers; see `chunks.ts` for the names. */
const isNeededFirst = ({ name, isEntry, moduleIds }: Chunk) =>
  isEntry
    ? moduleIds.some(id => id.endsWith('/main.tsx'))
    : /^(?:vendor|more|(?:.+-)?shared)$/.test(name)

/**
 * What a file begins with. Chromium compiles every function of a file that is so marked while it is
 * downloaded, beside the page; without it, each when it is called first, and the page waits.
 */
export const compileHint = (chunk: Chunk) =>
  isNeededFirst(chunk) ? '//# allFunctionsCalledOnLoad\n' : ''
