import { createHash } from 'node:crypto'
import type { Rolldown } from 'vite'
import { builtPages } from '../pages.ts'

const island = /\/pages\/(.+)\/main\.tsx$/

/** What developers' pages share with others is not taken out of these. */
const counting = new Set(builtPages(false).map(({ file }) => file.replace('.html', '')))

type Context = Pick<Rolldown.PluginContext, 'getModuleInfo'>

function importersOf(
  id: string,
  context: Context,
  later = false,
  seen = new Set<string>()
): Set<string> {
  if (seen.has(id)) return seen
  seen.add(id)
  const { importers = [], dynamicImporters = [] } = context.getModuleInfo(id) ?? {}
  for (const each of importers) importersOf(each, context, later, seen)
  if (later) for (const each of dynamicImporters) importersOf(each, context, later, seen)
  return seen
}

/** The pages with an island that a module is for: `order`. */
const pagesAmong = (modules: Iterable<string>) =>
  [...modules].flatMap(each => island.exec(each)?.[1] ?? [])

const readersOf = (id: string, context: Context) =>
  new Set(pagesAmong(importersOf(id, context, true)))

const countedReaders = (id: string, context: Context) =>
  [...readersOf(id, context)].filter(page => counting.has(page)).length

const isLayout = (id: string) => id.includes('/features/landing/layouts/')

/** Two kinds of pages that share enough which no third one needs. */
const pairs = ['complaint-customer', 'join-products']

/** The pages on which a borrower writes of a complaint share what its other pages do not need. */
const writers = 'complaint-detail complaint-next'

/** Where a file of parts of its own would be one too many. */
const partsOf: Record<string, string> = {
  'customer-service': 'complaint-customer',
  landing: 'forms'
}

/**
 * Small modules that pages of one kind need at once, and late parts of every page too: payments, papers, the
 * cashier's view. In that kind's own file they would bring all of it with them.
 */
const lent =
  /\/(?:api\/payments|bridge\/(?:browser-back|cover-page)|context\/outages|features\/(?:document\/document-slot|payments\/money-text)|loan\/(?:market-time|moment-text|day-at))\.tsx?$/

const kindOf = (page: string) => page.split('-')[0] ?? ''

const formKinds = ['bind', 'complaint', 'landing', 'legacy']

/**
 * The file for a module that several pages need; null leaves it to the bundler. Later pages of a
 * borrower's way find in the cache what its first ones share. What one page needs at once and others
 * may need later is that page's parts. Few files: each costs a request, a
 * preload and its hash in the html, and compresses less well by itself. Over HTTP/1.1 a browser
 * asks for six things at once, so that a page's early request waits where the html names more than
 * five scripts.
 */
function fileFor(id: string, context: Context): string | null {
  const importers = [...importersOf(id, context)]
  const pages = pagesAmong(importers).filter(page => counting.has(page))
  const [first] = pages
  if (lent.test(id)) return 'more'
  if (pages.length < 2) {
    const isNeededLater = !id.endsWith('.css') && countedReaders(id, context) > 1
    if (!first || !isNeededLater) return null
    return partsOf[first] ?? `${first}-parts`
  }
  const kinds = [...new Set(pages.map(kindOf))].sort()
  const isLandings = pages.includes('landing') || importers.some(isLayout)
  if (isLandings && kinds.every(kind => formKinds.includes(kind))) return 'forms'
  if (isLandings || pages.includes('order')) return 'shared'
  if (pages.sort().join(' ') === writers) return 'complaint-writers-shared'
  if (kinds.length === 1) return `${kinds[0]}-shared`
  return pairs.find(pair => pair === kinds.join('-')) ?? 'more'
}

const only =
  (isWanted: (file: string) => boolean): Rolldown.CodeSplittingGroup['name'] =>
  (id, context) => {
    const file = fileFor(id, context)
    return file !== null && isWanted(file) ? file : null
  }

/** React, the stores and the query's parser: all CommonJS is in one file, its helpers too. */
export const vendorGroup: Rolldown.CodeSplittingGroup = {
  name: 'vendor',
  test: /\/(?:node_modules\/(?:preact|react|react-dom|scheduler|nanostores|@nanostores|qs)|shared\/lib\/(?:preact\.ts|[\w-]+\.cts))/,
  priority: 6
}

interface StyleReaders {
  now: ReadonlySet<string>
  later: ReadonlySet<string>
}

/** The pages that need each file of styles at first, and those that may come to, by the file's name. */
const styleReaders = new Map<string, StyleReaders>()

function readersOfStyles(file: string): StyleReaders | undefined {
  return styleReaders.get(/style-[0-9a-f]{8}/.exec(file)?.[0] ?? '')
}

export function inlinesStyles(page: string, file: string): boolean {
  return readersOfStyles(file)?.now.has(page) ?? true
}

export function readsStyles(page: string, file: string): boolean {
  return inlinesStyles(page, file) || readersOfStyles(file)?.later.has(page) === true
}

/** The names of those styles in a page's html that other pages load later, from a file. */
export function linkedElsewhere(files: readonly string[]): string[] {
  return files.flatMap(file => {
    const [, name = ''] = /style-([0-9a-f]{8})/.exec(file) ?? []
    return readersOfStyles(file)?.later.size ? [name] : []
  })
}

/** One file for all styles that the same pages need; unlike scripts, they stand in each page's html again. */
const styleGroup: Rolldown.CodeSplittingGroup = {
  test: /\.css$/,
  name(id, context) {
    if (!fileFor(id, context)) return null
    const importers = importersOf(id, context)
    const landing = [...importers].some(isLayout) ? ['landing'] : []
    const now = new Set([...pagesAmong(importers), ...landing].sort())
    const later = new Set([...readersOf(id, context)].filter(page => !now.has(page)).sort())
    const pages = `${[...now]} ${[...later]}`
    const name = `style-${createHash('sha256').update(pages).digest('hex').slice(0, 8)}`
    styleReaders.set(name, { now, later })
    return name
  },
  priority: 7
}

/** A module takes along what it imports, so the most shared ones choose first. */
export const chunkGroups: Rolldown.CodeSplittingGroup[] = [
  styleGroup,
  vendorGroup,
  { name: only(file => file === 'shared'), priority: 5 },
  { name: only(file => file === 'forms'), priority: 3.5 },
  { name: only(file => file === 'more'), priority: 3 },
  { name: only(file => pairs.includes(file)), priority: 2 },
  { name: only(file => file.endsWith('-shared')), priority: 1 },
  { name: only(file => file.endsWith('-parts')), priority: 0.5 }
]
