import { fileURLToPath } from 'node:url'
import type { Rolldown } from 'vite'
import { pageOfModule } from './own-modules.ts'
import { isVendor, vendorGroup } from './vendor.ts'

type Graph = Pick<Rolldown.PluginContext, 'getModuleInfo'>

const pages = fileURLToPath(new URL('../../pages/', import.meta.url))

/** A module that imports one of these fetches its parts once the page rests, whether they are opened or not. */
const fetchesAtRest = /\/shared\/ui\/later\/(?:later\.tsx|at-rest\.ts)/

function entryOf(page: string, graph: Graph): string {
  const folder = pages + page.replace(/^site-/, 'site/')
  return graph.getModuleInfo(`${folder}/main.tsx`) ? `${folder}/main.tsx` : `${folder}/main.ts`
}

/** What some modules import before they run, themselves included. */
function importedBy(entries: readonly string[], graph: Graph): Set<string> {
  const found = new Set<string>()
  const visit = (id: string) => {
    if (found.has(id) || isVendor(id)) return
    found.add(id)
    graph.getModuleInfo(id)?.importedIds.forEach(visit)
  }
  entries.forEach(visit)
  return found
}

/** The files that a page fetches before anything is tapped, by their modules. */
function filesOf(page: string, graph: Graph): Map<string, string> {
  const first = importedBy([entryOf(page, graph)], graph)
  const partsAtRest = [...first].flatMap(id => {
    const { importedIds = [], dynamicallyImportedIds = [] } = graph.getModuleInfo(id) ?? {}
    return importedIds.some(each => fetchesAtRest.test(each)) ? dynamicallyImportedIds : []
  })
  const later = importedBy(partsAtRest, graph)
  return new Map([
    ...[...later].map(id => [id, `${page}-later`] as const),
    ...[...first].map(id => [id, page] as const)
  ])
}

/**
 * The files of a page: the one that all pages share, which is fetched once, one with all else that it needs at
 * once, and one with what it fetches when it rests. What is fetched only when it is opened is the bundler's.
 */
export function chunkGroups(): Rolldown.CodeSplittingGroup[] {
  const files = new Map<string, Map<string, string>>()
  return [
    vendorGroup,
    {
      name(id, graph) {
        const page = pageOfModule(id)
        if (!page) return null
        const ofPage = files.get(page) ?? filesOf(page, graph)
        files.set(page, ofPage)
        return ofPage.get(id) ?? null
      }
    }
  ]
}
