/** A text's length in characters as people count them: an emoji outside the basic plane is one. */
export function textLength(text: string): number {
  return Array.from(text).length
}

/**
 * The text after an input changed it from one to another, where it may have so many characters (by code
 * point): what was put in beyond the limit is left out, wherever the caret stood, and what was there before
 * stays.
 */
export function limitText(before: string, after: string, limit: number): string {
  const next = Array.from(after)
  const excess = next.length - limit
  if (excess <= 0) return after
  const old = Array.from(before)
  let same = 0
  while (
    same < Math.min(old.length, limit) &&
    old[old.length - 1 - same] === next[next.length - 1 - same]
  ) {
    same++
  }
  const head = next.slice(0, next.length - same)
  return [...head.slice(0, head.length - excess), ...next.slice(next.length - same)].join('')
}
