/**
 * Where the pages of this language stand: `/`. In the build of a language that stands below its
 * tag, `pages-base-below.ts` takes the place of this file.
 */
export const pagesBase = import.meta.env.BASE_URL
