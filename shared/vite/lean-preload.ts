import { fileURLToPath } from 'node:url'
import type { Plugin } from 'vite'

const own = fileURLToPath(new URL('../lib/load-with-files.ts', import.meta.url))

export function leanPreloadPlugin(): Plugin {
  return {
    name: 'loan-lean-preload',
    enforce: 'pre',
    apply: 'build',
    load: {
      // The second spelling is the copy for pages without React.
      filter: { id: /vite\/preload-helper\.js(?:\?plain)?$/ },
      handler: () => `export { loadWithFiles as __vitePreload } from ${JSON.stringify(own)}`
    }
  }
}
