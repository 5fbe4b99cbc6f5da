/**
 * What an early template's slots are filled from: the answer's data, where a page has no
 * `early-values.ts`, with which the build replaces this. `serverTime` is in milliseconds since 1970,
 * NaN where it may not be read. Whatever comes, this may throw: the page is then React's.
 */
export const earlyValues = (
  data: unknown,
  _search: URLSearchParams,
  _serverTime: number
): unknown => data
