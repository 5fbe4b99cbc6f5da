import { fileURLToPath } from 'node:url'
import type { Rolldown } from 'vite'
import { pageOfModule } from './own-modules.ts'
import { isVendor, vendorGroup } from './vendor.ts'

type Graph = Pick<Rolldown.PluginContext, 'getModuleInfo'>

const pages = fileURLToPath(new URL('../../pages/', import.meta.url))

/** A module that imports one of these fetches its parts once the page rests, whether they are opened or not. */
const fetchesAtRest = /\/shared\/ui\/later\/(?:later\.tsx|at-rest\.ts)/
/** This one draws its parts where the answer has them. */
const drawsParts = /\/shared\/ui\/later\/drawn-part\.ts/

function entryOf(page: string, graph: Graph): string {
  const folder = pages + page.replace(/^site-/, 'site/')
  return graph.getModuleInfo(`${folder}/main.tsx`) ? `${folder}/main.tsx` : `${folder}/main.ts`
}

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

const partsOf = (id: string, graph: Graph) => graph.getModuleInfo(id)?.dynamicallyImportedIds ?? []

function sharedAmong(parts: Iterable<string>, graph: Graph): string[] {
  const counts = new Map<string, number>()
  for (const part of parts) {
    for (const id of importedBy([part], graph)) counts.set(id, (counts.get(id) ?? 0) + 1)
  }
  return [...counts].flatMap(([id, count]) => (count > 1 ? id : []))
}

function partsBy(helper: RegExp, modules: Iterable<string>, graph: Graph): string[] {
  return [...modules]
    .filter(id => graph.getModuleInfo(id)?.importedIds.some(each => helper.test(each)))
    .flatMap(id => partsOf(id, graph))
}

function drawnParts(modules: Iterable<string>, graph: Graph): Set<string> {
  const found = new Set(partsBy(drawsParts, modules, graph))
  for (const part of found) {
    for (const inner of partsBy(drawsParts, importedBy([part], graph), graph)) found.add(inner)
  }
  return found
}

/** The file of each module of a page, but for those of one part that is fetched when it is opened. */
function filesOf(page: string, graph: Graph): Map<string, string> {
  const first = importedBy([entryOf(page, graph)], graph)
  const inFile = (file: string, ids: Iterable<string>) => [...ids].map(id => [id, file] as const)
  return new Map([
    ...inFile(`${page}-parts`, sharedAmong(drawnParts(first, graph), graph)),
    ...inFile(`${page}-later`, importedBy(partsBy(fetchesAtRest, first, graph), graph)),
    ...inFile(page, first)
  ])
}

/** The files of a page: one of all pages, one for its start, one fetched at rest, one of its other parts. */
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
