import type { Plugin } from 'vite'

/** Stands in for Vite's helper around each `import()`: no script of ours has styles to wait for. */
export function plainImportsPlugin(): Plugin {
  return {
    name: 'loan-plain-imports',
    enforce: 'pre',
    apply: 'build',
    load: {
      // The second spelling is the copy for pages without React.
      filter: { id: /vite\/preload-helper\.js(?:\?of=.*)?$/ },
      handler: () => 'export const __vitePreload = load => load()'
    }
  }
}
