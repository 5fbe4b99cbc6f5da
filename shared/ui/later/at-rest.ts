/** Fetches what comes once the page rests, opened or not: the build puts all of it into one file (`vite/chunks.ts`). */
export const atRest = <Part>(load: () => Promise<Part>): Promise<Part> => load()
