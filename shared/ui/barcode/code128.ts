import Code128 from 'jsbarcode/src/barcodes/CODE128/CODE128_AUTO.js'

const longest = 80
/** Blank modules on each side: without them a scanner finds no start. */
const quiet = 10

/** `1` or `0` for each module; undefined for a text that is empty, too long or not ASCII. */
function encodeCode128(text: string): string | undefined {
  if (!/^[\x20-\x7e]+$/.test(text) || text.length > longest) return undefined
  return new Code128(text, {}).encode().data
}

export interface Code128Drawing {
  /** In modules, with the quiet zones; the bars are 1 high. */
  width: number
  path: string
}

export function drawCode128(text: string): Code128Drawing | undefined {
  const modules = encodeCode128(text)
  if (!modules) return undefined
  const bars = Array.from(modules.matchAll(/1+/g), ({ index, 0: bar }) => {
    return `M${index + quiet} 0h${bar.length}v1h-${bar.length}z`
  })
  return { width: modules.length + 2 * quiet, path: bars.join('') }
}
