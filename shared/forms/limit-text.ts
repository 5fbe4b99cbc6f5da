/** A text's length in characters as people count them: an emoji outside the basic plane is one. */
export function textLength(text: string): number {
  return Array.from(text).length
}

/**
 * What becomes of a text that an input changed from one to another when it may have so many
 * characters (by code point): what was put in beyond the limit is left out, wherever the caret
 * stood, and what was there before stays.
 */
export function limitText(before: string, after: string, limit: number): string {
  const next = Array.from(after)
  const excess = next.length - limit
  if (excess <= 0) return after
  const old = Array.from(before)
  let kept = 0
  while (
    kept < Math.min(old.length, limit) &&
    old[old.length - 1 - kept] === next[next.length - 1 - kept]
  ) {
    kept++
  }
  const head = next.slice(0, next.length - kept)
  return [...head.slice(0, head.length - excess), ...next.slice(next.length - kept)].join('')
}
