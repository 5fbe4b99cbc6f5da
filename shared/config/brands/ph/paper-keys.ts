import type { PaperKey } from '../../paper-key.ts'

/** A key stays here as long as its papers are to be checked. `npm run paper-keys` makes a pair. */
export const paperKeys: PaperKey[] = []
