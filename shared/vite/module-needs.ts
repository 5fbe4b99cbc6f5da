import { fileURLToPath } from 'node:url'
import type { Rolldown } from 'vite'
import type { Page } from '../page.ts'
import type { PageSet } from './share-files.ts'

export type Graph = Pick<Rolldown.PluginContext, 'getModuleInfo'>

/** The pages that need a module. */
export interface Needs {
  now: PageSet
  /** After one `import()`. */
  later: PageSet
  /** After any number of them. */
  ever: PageSet
}

const root = fileURLToPath(new URL('../../pages/', import.meta.url))

/** A landing page's html preloads its layout, so that it waits for that as for its entry. */
const isPreloaded = (id: string) => id.includes('/landing/layouts/')

/** The modules that a page needs at once, then those after one `import()`, and so on. */
function modulesInTurn(entry: string, graph: Graph, isDivided: (id: string) => boolean) {
  const seen = new Set<string>()
  const turns: Set<string>[] = []
  for (let front: string[] = [entry]; front.length > 0; ) {
    const turn = new Set<string>()
    const visit = (id: string) => {
      if (seen.has(id) || !isDivided(id)) return
      seen.add(id)
      turn.add(id)
      graph.getModuleInfo(id)?.importedIds.forEach(visit)
      graph.getModuleInfo(id)?.dynamicallyImportedIds.filter(isPreloaded).forEach(visit)
    }
    front.forEach(visit)
    turns.push(turn)
    front = [...turn].flatMap(id => graph.getModuleInfo(id)?.dynamicallyImportedIds ?? [])
  }
  return turns
}

/** Who needs each module. Pages are counted by their places. */
export function moduleNeeds(
  pages: readonly Page[],
  graph: Graph,
  isDivided: (id: string) => boolean
): Map<string, Needs> {
  const needs = new Map<string, Needs>()
  for (const [at, { file }] of pages.entries()) {
    const turns = modulesInTurn(root + file.replace('.html', '/main.tsx'), graph, isDivided)
    for (const [turn, ids] of turns.entries()) {
      for (const id of ids) {
        const each = needs.get(id) ?? { now: 0, later: 0, ever: 0 }
        each.ever |= 1 << at
        if (turn === 0) each.now |= 1 << at
        if (turn === 1) each.later |= 1 << at
        needs.set(id, each)
      }
    }
  }
  return needs
}
