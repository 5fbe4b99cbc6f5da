/** Where this language's pages stand: `/`. Builds below a tag take `pages-base-below.ts` instead of this file. */
export const pagesBase = import.meta.env.BASE_URL
