/**
 * Fills an early template from an answer's data; a page's `early-values.ts` takes its place. `serverTime` is in
 * milliseconds since 1970, NaN where it may not be read. It may throw: the page is then React's.
 */
export const earlyValues = (
  data: unknown,
  _search: URLSearchParams,
  _serverTime: number
): unknown => data
