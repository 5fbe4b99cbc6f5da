import type { Rolldown } from 'vite'

/** Where a borrower's way begins: what it needs, later pages find in the cache. */
const firstPage = '/pages/order/main.tsx'
/** The script of a page without React, which is to share no file with those that have it. */
const plainScript = /\/pages\/.+\/main\.ts$/

type Context = Pick<Rolldown.PluginContext, 'getModuleInfo'>

/** The modules that import a module, through however many others, and itself. */
function importersOf(id: string, context: Context, seen = new Set<string>()): Set<string> {
  if (seen.has(id)) return seen
  seen.add(id)
  for (const each of context.getModuleInfo(id)?.importers ?? []) importersOf(each, context, seen)
  return seen
}

/** The file for a module that several pages need; null leaves it to the bundler. */
function fileFor(id: string, context: Context): 'shared' | 'more' | null {
  const importers = [...importersOf(id, context)]
  if (importers.some(each => plainScript.test(each))) return null
  return importers.some(each => each.endsWith(firstPage)) ? 'shared' : 'more'
}

const only = (file: 'shared' | 'more') => (id: string, context: Context) =>
  fileFor(id, context) === file ? file : null

/**
 * React and the stores in one file, the same for all pages. What the first page shares with any
 * other in a second, what five pages and more share besides in a third: each file costs a
 * request, a preload and its hash in the html, and compresses less well by itself.
 */
export const chunkGroups: Rolldown.CodeSplittingGroup[] = [
  {
    name: 'vendor',
    test: /node_modules\/(?:preact|react|react-dom|scheduler|nanostores|@nanostores)\//,
    priority: 2
  },
  { name: only('shared'), minShareCount: 2, priority: 1 },
  { name: only('more'), minShareCount: 5, tags: ['$initial'] }
]
