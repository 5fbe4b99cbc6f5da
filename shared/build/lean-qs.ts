import { fileURLToPath } from 'node:url'
import type { Plugin } from 'vite'

const helpers = fileURLToPath(new URL('../lib/qs-helpers.cts', import.meta.url))

/** Gives qs helpers of the size that reading a query takes; see there. */
export function leanQsPlugin(): Plugin {
  return {
    name: 'lean-qs',
    enforce: 'pre',
    resolveId(source, importer) {
      return source === './utils' && importer?.includes('/qs/lib/') ? helpers : undefined
    }
  }
}
