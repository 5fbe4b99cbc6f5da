import { parseQuery, type Query } from './query.ts'

/**
 * The names of the page's own parameters, written into its html from the page table.
 * Everything else in the address is common and travels on.
 */
function ownNames(): string[] {
  return (document.documentElement.dataset.own ?? '').split(' ')
}

/**
 * The common parameters: the session context of the native app, and whatever else it invents.
 * They go into the URL of every call and every internal link.
 */
export function commonParams(): Query {
  const own = ownNames()
  const all = Object.entries(parseQuery(location.search))
  return Object.fromEntries(all.filter(([name]) => !own.includes(name)))
}

/** The page's own parameters: for a landing page, where its visitor comes from. */
export function ownParams(): Query {
  const own = ownNames()
  const all = Object.entries(parseQuery(location.search))
  return Object.fromEntries(all.filter(([name]) => own.includes(name)))
}

/**
 * Takes new values from the native app (a query string, with or without `?`).
 * They are written into the address, so that a reload and the way back keep them too.
 */
export function refreshCommonParams(query: unknown): void {
  if (typeof query !== 'string') return
  const search = new URLSearchParams(location.search)
  const own = ownNames()
  for (const [name, value] of Object.entries(parseQuery(query))) {
    if (!own.includes(name)) search.set(name, value)
  }
  history.replaceState(history.state, '', `?${search}${location.hash}`)
}
