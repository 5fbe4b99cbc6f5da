/**
 * What an early template's places are filled from: the answer itself, where a page has no
 * `early-values.ts`, with which the build replaces this. Whatever comes, that may throw or answer
 * nothing: the page is then React's.
 */
export const earlyValues = (answer: unknown, _search: URLSearchParams): unknown => answer
