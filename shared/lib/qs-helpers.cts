/**
 * Stands in for the helpers of qs, of which most serve lists, other character sets and writing:
 * none of it is ours, and it is 1.8 kB of every page. `context/query` asks qs for flat text only.
 */
function decode(text: string): string {
  const spaced = text.replace(/\+/g, ' ')
  try {
    return decodeURIComponent(spaced)
  } catch {
    return spaced
  }
}

// qs is CommonJS: this is what its `require` answers.
export = {
  decode,
  // Asked of the delimiter, which is a text.
  isRegExp: () => false,
  maybeMap: (value: string, change: (value: string) => string) => change(value),
  // The last of several values counts for a name that is repeated with empty brackets, too.
  combine: (_before: string, last: string) => last,
  merge: (all: object, one: object) => Object.assign(all, one),
  compact: (all: object) => all
}
