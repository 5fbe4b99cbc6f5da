/** An emoji outside the basic plane is one character. */
export function textLength(text: string): number {
  return Array.from(text).length
}

/** Leaves out what was put in beyond the limit, wherever the caret stood; older text stays. */
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
