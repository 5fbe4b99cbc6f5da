import Code128 from 'jsbarcode/src/barcodes/CODE128/CODE128_AUTO.js'

const longest = 80

/**
 * The bars of a text in Code 128 as `1` and `0`, one a module; undefined for a text that has
 * none: an empty one, one that is not ASCII, one too long for a phone's screen.
 */
export function encodeCode128(text: string): string | undefined {
  if (!/^[\x20-\x7e]+$/.test(text) || text.length > longest) return undefined
  return new Code128(text, {}).encode().data
}
