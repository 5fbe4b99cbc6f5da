import { parseQuery, type Query } from './query.ts'

/**
 * The names of the page's own parameters, written into its html from the page table.
 * Everything else in the address is common and travels on.
 */
export function ownNames(): string[] {
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

/** Servers refuse longer addresses, and every call carries all of it. */
const longestSearch = 8000

/**
 * Takes new values from the native app (a query string, with or without `?`).
 * They are written into the address, so that a reload and the way back keep them too. What would
 * make the address too long for any call is not taken.
 */
export function refreshCommonParams(query: unknown): void {
  if (typeof query !== 'string') return
  const search = new URLSearchParams(location.search)
  const before = search.toString()
  const own = ownNames()
  for (const [name, value] of Object.entries(parseQuery(query))) {
    if (!own.includes(name)) search.set(name, value)
  }
  const after = search.toString()
  if (after === before || after.length > Math.max(longestSearch, before.length)) return
  try {
    history.replaceState(history.state, '', `?${after}${location.hash}`)
  } catch {
    // WebKit refuses more than a hundred changes in half a minute.
  }
}
