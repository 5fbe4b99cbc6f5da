import type { Plugin } from 'vite'

const copy = '?plain'
const isPlain = (id: string) => id.endsWith(copy) || /\/pages\/.+\/main\.ts$/.test(id)

/** Copies modules for pages without React: a shared file would be one more request for every island. */
export function separateTextScriptsPlugin(): Plugin {
  return {
    name: 'loan-separate-text-scripts',
    apply: 'build',
    enforce: 'pre',
    async resolveId(source, importer, options) {
      // A script that is fetched later may be a file of the islands: it holds nothing up.
      if (!importer || !isPlain(importer) || options.kind === 'dynamic-import') return null
      const from = importer.replace(copy, '')
      const resolved = await this.resolve(source, from, { ...options, skipSelf: true })
      return resolved && { ...resolved, id: resolved.id + copy }
    }
  }
}
