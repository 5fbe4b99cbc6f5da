/** Width and height that one character takes at a font size of 1 px. */
export interface Glyph {
  width: number
  height: number
}

export interface FittedGroups {
  fontSize: number
  lines: string[]
}

function linesOf(groups: readonly string[], perLine: number): string[] {
  const starts = Array.from({ length: Math.ceil(groups.length / perLine) }, (_, line) => line)
  return starts.map(line => groups.slice(line * perLine, (line + 1) * perLine).join(' '))
}

/** One line is read with least doubt, then lines of as many groups each: what a larger size is worth beside them. */
function shareOf(groups: number, perLine: number): number {
  if (perLine === groups) return 1
  return groups % perLine === 0 ? 0.9 : 0.6
}

/** The largest size at which a code's groups fit into a box in a monospaced font, on so many lines at most, and its lines. */
export function fitGroups(
  groups: readonly string[],
  box: { width: number; height: number },
  glyph: Glyph,
  mostLines = groups.length
): FittedGroups {
  let best: FittedGroups = { fontSize: 0, lines: [groups.join(' ')] }
  let most = 0
  for (let perLine = groups.length; perLine * mostLines >= groups.length; perLine--) {
    const lines = linesOf(groups, perLine)
    const characters = Math.max(...lines.map(({ length }) => length))
    const fontSize = Math.floor(
      Math.min(box.width / (characters * glyph.width), box.height / (lines.length * glyph.height))
    )
    const worth = fontSize * shareOf(groups.length, perLine)
    if (worth <= most) continue
    most = worth
    best = { fontSize, lines }
  }
  return best
}
