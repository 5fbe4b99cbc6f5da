import { fileURLToPath } from 'node:url'
import type { Plugin } from 'vite'

const laterStyles = fileURLToPath(new URL('../island/later-styles.ts', import.meta.url))

const helper = `import { laterStyles } from ${JSON.stringify(laterStyles)}
export const __vitePreload = async load => (await Promise.all([load(), laterStyles()]))[0]`

/** Stands in for Vite's helper around each `import()`: all of a page's later parts have one file of styles. */
export function plainImportsPlugin(): Plugin {
  return {
    name: 'loan-plain-imports',
    enforce: 'pre',
    apply: 'build',
    load: {
      // The second spelling is a page's copy.
      filter: { id: /vite\/preload-helper\.js(?:\?of=.*)?$/ },
      handler: () => helper
    }
  }
}
