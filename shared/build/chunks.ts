import { createHash } from 'node:crypto'
import type { Rolldown } from 'vite'
import { builtPages } from '../pages.ts'

const island = /\/pages\/(.+)\/main\.tsx$/

/** What developers' pages share with others is not taken out of these. */
const counting = new Set(builtPages(false).map(({ file }) => file.replace('.html', '')))

type Context = Pick<Rolldown.PluginContext, 'getModuleInfo'>

/** The modules that import a module, through however many others, and itself. */
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

/** The pages that need a module from the start or later. */
const readersOf = (id: string, context: Context) =>
  new Set(pagesAmong(importersOf(id, context, true)))

/**
 * The file for a module that several pages need; null leaves it to the bundler. What the first
 * page of a borrower's way shares, later pages find in the cache. What pages of one kind share
 * (`repay`, `repay-code`) is in a file of theirs, and in one more what differing ones do: a file
 * costs a request, a preload and its hash in the html, and compresses less well by itself.
 */
function fileFor(id: string, context: Context): string | null {
  const importers = [...importersOf(id, context)]
  const pages = pagesAmong(importers).filter(page => counting.has(page))
  if (pages.length < 2) return null
  if (pages.includes('order')) return 'shared'
  const [kind = '', ...others] = new Set(pages.map(page => page.split('-')[0]))
  return others.length > 0 ? 'more' : `${kind}-shared`
}

const only =
  (isWanted: (file: string) => boolean): Rolldown.CodeSplittingGroup['name'] =>
  (id, context) => {
    const file = fileFor(id, context)
    return file !== null && isWanted(file) ? file : null
  }

/**
 * React, the stores and the query's parser are in one file, the same for all pages: so all that is
 * CommonJS is in one, and its helpers too.
 */
export const vendorGroup: Rolldown.CodeSplittingGroup = {
  name: 'vendor',
  test: /\/(?:node_modules\/(?:preact|react|react-dom|scheduler|nanostores|@nanostores|qs)|shared\/lib\/(?:(?:qs|preact)\.ts|[\w-]+\.cts))/,
  priority: 5
}

/** The pages that may come to need each file of styles, by the file's name without its hash. */
const styleReaders = new Map<string, Set<string>>()

/** Whether a page that loads a script needs the styles that belong to it, or only others do. */
export function readsStyles(page: string, file: string): boolean {
  const [name = ''] = /style-[0-9a-f]{8}/.exec(file) ?? []
  return styleReaders.get(name)?.has(page) ?? true
}

/**
 * One file for all styles that the same pages need. Scripts of several pages are in one file, read
 * once and kept; styles stand in each page's html, again and again.
 */
const styleGroup: Rolldown.CodeSplittingGroup = {
  test: /\.css$/,
  name(id, context) {
    if (!fileFor(id, context)) return null
    const pages = [...readersOf(id, context)].sort()
    const name = `style-${createHash('sha256').update(`${pages}`).digest('hex').slice(0, 8)}`
    styleReaders.set(name, new Set(pages))
    return name
  },
  priority: 6
}

/** A module takes along what it imports, so the most shared ones choose first. */
export const chunkGroups: Rolldown.CodeSplittingGroup[] = [
  styleGroup,
  vendorGroup,
  { name: only(file => file === 'shared'), priority: 3 },
  { name: only(file => file === 'more'), priority: 2 },
  { name: only(file => file.endsWith('-shared')), priority: 1 }
]
