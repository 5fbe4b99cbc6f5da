import type { Rolldown } from 'vite'
import { builtPages } from '../pages.ts'
import { type Graph, moduleNeeds } from './module-needs.ts'
import { type PageSet, shareFiles } from './share-files.ts'

const vendor =
  /\/(?:node_modules\/(?:preact|react|react-dom|scheduler|nanostores|@nanostores|qs)\/|shared\/lib\/(?:preact\.ts|[\w-]+\.cts))/

/** React, the stores and the query's parser: all CommonJS is in one file, its helpers too. */
export const vendorGroup: Rolldown.CodeSplittingGroup = {
  name: 'vendor',
  test: vendor,
  priority: 1
}

/** Only a part of a library in one module is sent: no module counts for more. */
const mostOfModule = 14_000

const isDivided = (id: string) => !vendor.test(id)

const isSeveral = (pages: PageSet) => (pages & (pages - 1)) !== 0

/**
 * The file of each module that several pages need; all others are the bundler's. Modules that pages need at once
 * are divided among files by these pages, and so are those that they need after one `import()`.
 * Modules that one page needs at once, and others later, are its parts.
 */
function nameFiles(graph: Graph): Map<string, string> {
  // Developers' pages do not count, so that they change no other page.
  const pages = builtPages(false).filter(({ island }) => island)
  const folderOf = (set: PageSet) =>
    pages.find((_, at) => set === 1 << at)?.file.replace('.html', '')
  const names = new Map<string, string>()
  const shared = new Map<string, PageSet>()
  const later = new Map<string, PageSet>()
  for (const [id, needs] of moduleNeeds(pages, graph, isDivided)) {
    if (isSeveral(needs.now)) shared.set(id, needs.now)
    else if (needs.now && isSeveral(needs.ever)) names.set(id, `${folderOf(needs.now)}-parts`)
    else if (!needs.now && isSeveral(needs.later)) later.set(id, needs.later)
  }
  const modules = {
    importsOf: (id: string) => graph.getModuleInfo(id)?.importedIds ?? [],
    bytesOf: (id: string) => Math.min(graph.getModuleInfo(id)?.code?.length ?? 0, mostOfModule),
    weightOf: (page: number) => (pages[page]?.opensFirst ? 16 : 1)
  }
  for (const [kind, each] of Object.entries({ shared, later })) {
    for (const [at, file] of shareFiles(each, modules).entries()) {
      for (const id of file.modules) names.set(id, `${kind}-${at}`)
    }
  }
  return names
}

export function chunkGroups(): Rolldown.CodeSplittingGroup[] {
  let names: Map<string, string> | undefined
  return [
    vendorGroup,
    {
      name(id, graph) {
        names ??= nameFiles(graph)
        return names.get(id) ?? null
      }
    }
  ]
}
