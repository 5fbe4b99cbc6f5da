import type { Plugin, Rolldown } from 'vite'
import { inlinesStyles, readsStyles } from './chunks.ts'

type Bundle = Rolldown.OutputBundle

function chunksFrom(bundle: Bundle, start: string, dynamic: boolean): Rolldown.OutputChunk[] {
  const seen = new Set<string>()
  const found: Rolldown.OutputChunk[] = []
  const visit = (file: string) => {
    const chunk = bundle[file]
    if (chunk?.type !== 'chunk' || seen.has(file)) return
    seen.add(file)
    found.push(chunk)
    for (const next of chunk.imports) visit(next)
    if (dynamic) for (const next of chunk.dynamicImports) visit(next)
  }
  visit(start)
  return found
}

const stylesOf = (chunk: Rolldown.OutputChunk) => chunk.viteMetadata?.importedCss ?? new Set()

/**
 * Keeps late scripts from bringing styles that their page has inlined, or only other pages need: Vite
 * would load them again, behind the page's own, where they win. Stands between Vite's html, which needs
 * all styles, and its dynamic imports.
 */
export function skipInlinedStylesPlugin(): Plugin {
  return {
    name: 'loan-skip-inlined-styles',
    enforce: 'post',
    generateBundle(_options, bundle) {
      const chunks = Object.values(bundle).filter(output => output.type === 'chunk')
      const pages = chunks
        .filter(chunk => chunk.isEntry)
        .map(({ fileName, name }) => ({
          name,
          reached: new Set(chunksFrom(bundle, fileName, true)),
          inlined: new Set(
            chunksFrom(bundle, fileName, false).flatMap(chunk => [...stylesOf(chunk)])
          )
        }))
      for (const chunk of chunks) {
        // Vite leaves this comment where a style was imported.
        chunk.code = chunk.code.replace(/\/\* empty css\s*\*\//g, '')
        const readers = pages.filter(({ reached }) => reached.has(chunk))
        for (const file of [...stylesOf(chunk)]) {
          const isThere = readers.every(
            ({ name, inlined }) =>
              (inlined.has(file) && inlinesStyles(name, file)) || !readsStyles(name, file)
          )
          if (isThere) stylesOf(chunk).delete(file)
        }
      }
    }
  }
}
