/** Width and height that one character takes at a font size of 1 px. */
export interface Glyph {
  width: number
  height: number
}

export interface FittedGroups {
  fontSize: number
  perLine: number
}

/** The largest size at which groups of four fit into a box in a monospaced font, and how many on a line. */
export function fitGroups(
  length: number,
  box: { width: number; height: number },
  glyph: Glyph
): FittedGroups {
  const groups = Math.max(1, Math.ceil(length / 4))
  let best: FittedGroups = { fontSize: 0, perLine: groups }
  for (let perLine = groups; perLine >= 1; perLine--) {
    const characters = Math.min(length, perLine * 4) + Math.min(groups, perLine) - 1
    const lines = Math.ceil(groups / perLine)
    const fontSize = Math.floor(
      Math.min(box.width / (characters * glyph.width), box.height / (lines * glyph.height))
    )
    if (fontSize > best.fontSize) best = { fontSize, perLine }
  }
  return best
}
