import type { Rolldown } from 'vite'

type Chunk = Pick<Rolldown.RenderedChunk, 'name' | 'moduleIds'>

const isNeededFirst = ({ name, moduleIds }: Chunk) =>
  name === 'vendor' || moduleIds.some(id => id.endsWith('/main.tsx'))

/** Makes Chromium compile all of a file while it is downloaded; else each function waits for its first call. */
export const compileHint = (chunk: Chunk) =>
  isNeededFirst(chunk) ? '//# allFunctionsCalledOnLoad\n' : ''
