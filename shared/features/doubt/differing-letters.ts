/** How much of both texts is common from each pair of places on, in the same order. */
function commonLengths(one: readonly string[], other: readonly string[]): number[][] {
  const rows = [new Array<number>(other.length + 1).fill(0)]
  for (const letter of [...one].reverse()) {
    const [below = []] = rows
    const row = [0]
    for (let j = other.length - 1; j >= 0; j--) {
      const [right = 0] = row
      const both = (below[j + 1] ?? 0) + 1
      row.unshift(letter === other[j] ? both : Math.max(below[j] ?? 0, right))
    }
    rows.unshift(row)
  }
  return rows
}

/** For each letter of `one`: whether `other` lacks it there. Upper and lower case are equal. */
export function differingLetters(one: string, other: string): boolean[] {
  const lower = (text: string) => Array.from(text, letter => letter.toLowerCase())
  const [letters, others] = [lower(one), lower(other)]
  const common = commonLengths(letters, others)
  let j = 0
  return letters.map((letter, i) => {
    while (letter !== others[j] && (common[i]?.[j + 1] ?? 0) > (common[i + 1]?.[j] ?? 0)) j++
    if (letter !== others[j]) return true
    j++
    return false
  })
}
