import type { Plugin } from 'vite'

const copy = '?plain'
const isPlain = (id: string) => id.endsWith(copy) || /\/pages\/.+\/main\.ts$/.test(id)

/**
 * Gives the script of a page without React a copy of each module of its own: a file that it shared
 * with islands would be theirs or, of a hundred bytes, one more request for every one of them.
 */
export function separateTextScriptsPlugin(): Plugin {
  return {
    name: 'loan-separate-text-scripts',
    apply: 'build',
    enforce: 'pre',
    async resolveId(source, importer, options) {
      if (!importer || !isPlain(importer)) return null
      const from = importer.replace(copy, '')
      const resolved = await this.resolve(source, from, { ...options, skipSelf: true })
      return resolved && { ...resolved, id: resolved.id + copy }
    }
  }
}
