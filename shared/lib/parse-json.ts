/** A string, which may be cut off, or a number. */
const literal = /"[^"\\]*(?:\\[\s\S][^"\\]*)*"?|-?\d+(?:\.\d+)?(?:e[+-]?\d+)?/gi

/** As many digits as may be too many for a number. */
const manyDigits = /[\d.]{16}/

/** `JSON.parse` rounds what has too many digits: `12345678901234567890` becomes another code. */
const isExact = (number: string) => number.length < 16 || String(Number(number)) === number

/** Parses JSON; a number that would be rounded is read as null. Throws a SyntaxError at no JSON. */
export function parseJson(text: string): unknown {
  if (!manyDigits.test(text)) return JSON.parse(text)
  return JSON.parse(
    text.replace(literal, found => (found[0] === '"' || isExact(found) ? found : 'null'))
  )
}
