import fc from 'fast-check'

const surrogates = { first: 0xd800, count: 0x800 }

function numberOf(text: unknown): number {
  const point = typeof text === 'string' ? (text.codePointAt(0) ?? -1) : -1
  const isSurrogate = point >= surrogates.first && point < surrogates.first + surrogates.count
  if (point < 0 || isSurrogate || text !== String.fromCodePoint(point)) {
    throw new Error('This is no single character')
  }
  return point < surrogates.first ? point : point - surrogates.count
}

/** Any character but half a pair. fast-check's own unit `binary` first makes a table of all 1.1 million. */
export const anyCharacter = fc
  .nat(0x10ffff - surrogates.count)
  .map(
    number => String.fromCodePoint(number < surrogates.first ? number : number + surrogates.count),
    numberOf
  )
