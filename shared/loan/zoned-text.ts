const zoned = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}(?::\d{2}(?:\.\d+)?)?(?:Z|[+-]\d{2}:?\d{2})$/

/** `2026-11-22 10:31`, `hoursAhead` of UTC, of ISO 8601 with an offset; all else stays. `Intl` is slow at first. */
export function zonedText(text: string, hoursAhead: number): string {
  // Java writes `+0800`, which not every engine reads.
  const moment = zoned.test(text) ? Date.parse(text.replace(/:?(\d\d)$/, ':$1')) : Number.NaN
  if (Number.isNaN(moment)) return text
  const there = new Date(moment + hoursAhead * 3_600_000).toISOString()
  return `${there.slice(0, 10)} ${there.slice(11, 16)}`
}
