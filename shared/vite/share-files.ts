/** A set of pages: a bit for each. */
export type PageSet = number

export interface SharedFile {
  pages: PageSet
  modules: readonly string[]
  /** The bytes of its sources. */
  bytes: number
}

/** Places of two files: the first one's modules import some of the second's. */
type Import = readonly [from: number, to: number]

interface Division {
  files: readonly SharedFile[]
  imports: readonly Import[]
  weightOf: ModuleGraph['weightOf']
}

/** One more file is as bad for a page as so many bytes of source, a third of which are sent. */
const bytesOfRequest = 20_000

function weigh(pages: PageSet, weightOf: ModuleGraph['weightOf']): number {
  let sum = 0
  for (let page = 0; pages >> page !== 0; page += 1) if ((pages >> page) & 1) sum += weightOf(page)
  return sum
}

/** Who needs one module of a file fetches all that the file imports. */
function costOf({ files, imports, weightOf }: Division): number {
  const fetching = files.map(({ pages }) => pages)
  for (let isMoving = true; isMoving; ) {
    isMoving = false
    for (const [from, to] of imports) {
      const pages = (fetching[from] ?? 0) | (fetching[to] ?? 0)
      isMoving ||= pages !== fetching[to]
      fetching[to] = pages
    }
  }
  return files.reduce(
    (sum, { bytes }, at) => sum + weigh(fetching[at] ?? 0, weightOf) * (bytes + bytesOfRequest),
    0
  )
}

function joinFiles({ files, imports, weightOf }: Division, into: number, place: number): Division {
  const [first, second] = [files[into], files[place]] as [SharedFile, SharedFile]
  const joined = {
    pages: first.pages | second.pages,
    modules: [...first.modules, ...second.modules],
    bytes: first.bytes + second.bytes
  }
  const moved = (from: number) => (from === place ? into : from > place ? from - 1 : from)
  return {
    files: files.map((file, at) => (at === into ? joined : file)).filter((_, at) => at !== place),
    imports: imports.map(([from, to]) => [moved(from), moved(to)] as const),
    weightOf
  }
}

/** The cheapest division in which two files that some page needs both of are one. */
function bestJoin(division: Division): Division | undefined {
  const { files } = division
  let cost = costOf(division)
  let best: Division | undefined
  for (const [into, first] of files.entries()) {
    for (let place = into + 1; place < files.length; place += 1) {
      if ((first.pages & (files[place]?.pages ?? 0)) === 0) continue
      const joined = joinFiles(division, into, place)
      const cheaper = costOf(joined)
      if (cheaper >= cost) continue
      cost = cheaper
      best = joined
    }
  }
  return best
}

export interface ModuleGraph {
  importsOf: (module: string) => readonly string[]
  bytesOf: (module: string) => number
  /** How much a page counts: 1, or more where most people open it with nothing in the cache. */
  weightOf: (page: number) => number
}

function firstDivision(
  needs: ReadonlyMap<string, PageSet>,
  { importsOf, bytesOf, weightOf }: ModuleGraph
): Division {
  const sets = [...new Set(needs.values())]
  const files = sets.map(pages => {
    const modules = [...needs.keys()].filter(module => needs.get(module) === pages)
    return { pages, modules, bytes: modules.reduce((sum, each) => sum + bytesOf(each), 0) }
  })
  const placeOf = (module: string) => sets.indexOf(needs.get(module) ?? 0)
  const pairs = [...needs.keys()].flatMap(module =>
    importsOf(module)
      .filter(imported => needs.has(imported))
      .map(imported => `${placeOf(module)} ${placeOf(imported)}`)
  )
  const imports = [...new Set(pairs)].map(pair => pair.split(' ').map(Number) as [number, number])
  return { files, imports, weightOf }
}

/**
 * Divides modules among files. Those that the same pages need begin in one; then two files become one
 * as long as the requests that this saves are worth more than the bytes that a page fetches in vain.
 */
export function shareFiles(
  needs: ReadonlyMap<string, PageSet>,
  graph: ModuleGraph
): readonly SharedFile[] {
  let division = firstDivision(needs, graph)
  for (;;) {
    const joined = bestJoin(division)
    if (!joined) return division.files
    division = joined
  }
}
