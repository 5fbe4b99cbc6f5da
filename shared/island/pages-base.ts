/** `/`; builds below a tag take `pages-base-below.ts` instead. */
export const pagesBase = import.meta.env.BASE_URL
