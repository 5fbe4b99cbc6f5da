import { later } from './later.tsx'

/**
 * A part that only some answers have. It comes when it is drawn, by itself: the build puts the parts of `later` and
 * `atRest` into one file, which each visit fetches (`vite/chunks.ts`).
 */
export const drawnPart = later
