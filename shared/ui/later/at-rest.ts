/** The build puts all of this into one file, fetched once the page rests (`vite/chunks.ts`). */
export const atRest = <Part>(load: () => Promise<Part>): Promise<Part> => load()
