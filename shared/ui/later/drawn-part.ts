import { later } from './later.tsx'

/** For a part of some answers: a file of its own, fetched when it is drawn (`vite/chunks.ts`). */
export const drawnPart = later
