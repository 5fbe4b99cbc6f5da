import { transform } from 'lightningcss'
import type { Plugin, Rolldown } from 'vite'
import { withoutMark } from './own-modules.ts'
import { styleTarget } from './target.ts'

type StyleGraph = Pick<Rolldown.PluginContext, 'getModuleInfo'>

const isStyle = (id: string) => withoutMark(id).endsWith('.css')

interface StylesOfPage {
  first: string
  /** For the file that comes with the page's later parts; empty where the html has them too. */
  later: string
}

interface PageStyles {
  plugin: Plugin
  stylesOf: (entry: string, graph: StyleGraph) => StylesOfPage
}

/** Styles of so many characters, a fifth of which are sent, are worth a request. */
const worthAFile = 6000

function minify(css: string): string {
  const { code } = transform({
    filename: 'page.css',
    code: Buffer.from(css),
    minify: true,
    targets: styleTarget
  })
  return code.toString()
}

/** The styles below a module in a browser's order of imports: the page's own, then those of its parts. */
function importedStyles(entry: string, graph: StyleGraph): string[][] {
  const turns: string[][] = []
  const seen = new Set<string>()
  for (let front = [entry]; front.length > 0; ) {
    const found: string[] = []
    const later: string[] = []
    const visit = (id: string) => {
      if (seen.has(id)) return
      seen.add(id)
      const { importedIds = [], dynamicallyImportedIds = [] } = graph.getModuleInfo(id) ?? {}
      importedIds.forEach(visit)
      later.push(...dynamicallyImportedIds)
      if (isStyle(id)) found.push(id)
    }
    front.forEach(visit)
    turns.push(found)
    front = later
  }
  return turns
}

// The plugin of these styles stands behind Vite's, which reads them.
/** Takes styles out of the bundle: a page's own into its html, those of its parts into one later file. */
export function createPageStyles(): PageStyles {
  const texts = new Map<string, string>()
  const textOf = (ids: readonly string[]) => minify(ids.map(id => texts.get(id) ?? '').join('\n'))
  return {
    plugin: {
      name: 'loan-page-styles',
      apply: 'build',
      transform: {
        filter: { id: /\.css(?:\?of=.*)?$/ },
        handler(css, id) {
          texts.set(id, css)
          return { code: '', map: null, moduleSideEffects: false }
        }
      },
      generateBundle: {
        // Before Vite lists them in each script that imports a part.
        order: 'pre',
        handler(_options, bundle) {
          for (const [file, output] of Object.entries(bundle)) {
            if (output.type === 'chunk') output.viteMetadata?.importedCss.clear()
            else if (file.endsWith('.css')) delete bundle[file]
          }
        }
      }
    },
    stylesOf(entry, graph) {
      const [own = [], ...others] = importedStyles(entry, graph)
      const parts = others.flat()
      const later = textOf(parts)
      return later.length < worthAFile
        ? { first: textOf([...own, ...parts]), later: '' }
        : { first: textOf(own), later }
    }
  }
}
