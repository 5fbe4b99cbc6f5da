const zoned = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}(?::\d{2}(?:\.\d+)?)?(?:Z|[+-]\d{2}:\d{2})$/

/**
 * `2026-11-22 10:31` by clocks that are so many hours ahead of UTC, of a time in ISO 8601 with an
 * offset. All else, a plain date above all, stays as it came. By hand, since `Intl` is slow at its
 * first call.
 */
export function zonedText(text: string, hoursAhead: number): string {
  const moment = zoned.test(text) ? Date.parse(text) : Number.NaN
  if (Number.isNaN(moment)) return text
  const there = new Date(moment + hoursAhead * 3_600_000).toISOString()
  return `${there.slice(0, 10)} ${there.slice(11, 16)}`
}
