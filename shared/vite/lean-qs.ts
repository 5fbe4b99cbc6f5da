import { fileURLToPath } from 'node:url'
import type { Plugin } from 'vite'

const helpers = fileURLToPath(new URL('../lib/qs-helpers.cts', import.meta.url))

/** The options that `context/query` passes to qs, and where it passes none, what qs does then. */
const options: Readonly<Record<string, string>> = {
  allowDots: 'false',
  allowEmptyArrays: 'false',
  allowSparse: 'true',
  charset: "'utf-8'",
  charsetSentinel: 'false',
  comma: 'false',
  decodeDotInKeys: 'false',
  delimiter: "'&'",
  depth: '0',
  duplicates: "'last'",
  ignoreQueryPrefix: 'true',
  interpretNumericEntities: 'false',
  parseArrays: 'false',
  plainObjects: 'true',
  strictNullHandling: 'false',
  throwOnLimitExceeded: 'false'
}

const reading = 'options = normalizeParseOptions(opts)'

/** The source of qs with what is always asked of it, so that the bundler leaves out all else. */
function withOptions(source: string): string {
  if (!source.includes(reading)) throw new Error('qs reads its options in another way now')
  return source
    .replace(reading, 'options = opts')
    .replaceAll("typeof str === 'string'", 'true')
    .replace(/\boptions\.(\w+)/g, (option, name: string) => options[name] ?? option)
}

/** The half of qs that reads: what we write goes through `URLSearchParams`. */
function withoutWriting(source: string): string {
  if (!/\bparse: parse\b/.test(source)) throw new Error('qs names its halves in another way now')
  return "module.exports = { parse: require('./parse') }"
}

/**
 * Takes out of qs, which is CommonJS and comes whole, what `context/query` does not use. The code itself
 * uses the public API.
 */
export function leanQsPlugin(): Plugin {
  return {
    name: 'lean-qs',
    enforce: 'pre',
    resolveId(source, importer) {
      return source === './utils' && importer?.includes('/qs/lib/') ? helpers : undefined
    },
    transform: {
      filter: { id: /\/qs\/lib\/(?:index|parse)\.js$/ },
      handler: (code, id) => ({
        code: id.endsWith('index.js') ? withoutWriting(code) : withOptions(code),
        map: null
      })
    }
  }
}
