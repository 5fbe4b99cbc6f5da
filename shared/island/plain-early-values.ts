// In place of a missing `early-values.ts`. If it throws, the page is React's.
/** `serverTime` is in milliseconds since 1970, or NaN. */
export const earlyValues = (
  data: unknown,
  _search: URLSearchParams,
  _serverTime: number
): unknown => data
