import { transform } from 'lightningcss'
import type { Plugin, Rolldown } from 'vite'
import { withoutMark } from './own-modules.ts'
import { styleTarget } from './target.ts'

type StyleGraph = Pick<Rolldown.PluginContext, 'getModuleInfo'>

const isStyle = (id: string) => withoutMark(id).endsWith('.css')

interface PageStyles {
  plugin: Plugin
  /** All that a page's html needs: what its later parts look like stands in it too, and comes last. */
  stylesOf: (entry: string, graph: StyleGraph) => string
}

function minify(css: string): string {
  const { code } = transform({
    filename: 'page.css',
    code: Buffer.from(css),
    minify: true,
    targets: styleTarget
  })
  return code.toString()
}

/** The styles that are imported below a module, in the order in which a browser would run their imports. */
function importedStyles(entry: string, graph: StyleGraph): Set<string> {
  const found = new Set<string>()
  const seen = new Set<string>()
  for (let front = [entry]; front.length > 0; ) {
    const later: string[] = []
    const visit = (id: string) => {
      if (seen.has(id)) return
      seen.add(id)
      const { importedIds = [], dynamicallyImportedIds = [] } = graph.getModuleInfo(id) ?? {}
      importedIds.forEach(visit)
      later.push(...dynamicallyImportedIds)
      if (isStyle(id)) found.add(id)
    }
    front.forEach(visit)
    front = later
  }
  return found
}

/**
 * Takes styles out of the bundle: no script loads any, since they all stand in the html. Its plugin
 * stands behind Vite's, which reads them.
 */
export function createPageStyles(): PageStyles {
  const texts = new Map<string, string>()
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
    stylesOf: (entry, graph) =>
      minify([...importedStyles(entry, graph)].map(id => texts.get(id) ?? '').join('\n'))
  }
}
