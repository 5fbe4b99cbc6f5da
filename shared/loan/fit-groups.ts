/** Width and height that one character takes at a font size of 1 px. */
export interface Glyph {
  width: number
  height: number
}

export interface FittedGroups {
  fontSize: number
  perLine: number
}

/** One line is read with least doubt, then lines of as many groups each: what a larger size is worth beside them. */
function shareOf(groups: number, perLine: number): number {
  if (perLine === groups) return 1
  return groups % perLine === 0 ? 0.9 : 0.6
}

/** The largest size at which groups of four fit into a box in a monospaced font, and how many on a line. */
export function fitGroups(
  length: number,
  box: { width: number; height: number },
  glyph: Glyph
): FittedGroups {
  const groups = Math.max(1, Math.ceil(length / 4))
  let best: FittedGroups = { fontSize: 0, perLine: groups }
  let most = 0
  for (let perLine = groups; perLine >= 1; perLine--) {
    const characters = Math.min(length, perLine * 4) + Math.min(groups, perLine) - 1
    const lines = Math.ceil(groups / perLine)
    const fontSize = Math.floor(
      Math.min(box.width / (characters * glyph.width), box.height / (lines * glyph.height))
    )
    const worth = fontSize * shareOf(groups, perLine)
    if (worth <= most) continue
    most = worth
    best = { fontSize, perLine }
  }
  return best
}
