const literal = /"[^"\\]*(?:\\[\s\S][^"\\]*)*"?|-?\d+(?:\.\d+)?(?:e[+-]?\d+)?/gi

const manyDigits = /[\d.]{16}/

/** `JSON.parse` would round `12345678901234567890` to another code. */
const isExact = (number: string) => number.length < 16 || String(Number(number)) === number

/** A number that would be rounded is null. Throws a SyntaxError. */
export function parseJson(text: string): unknown {
  if (!manyDigits.test(text)) return JSON.parse(text)
  return JSON.parse(
    text.replace(literal, found => (found[0] === '"' || isExact(found) ? found : 'null'))
  )
}
