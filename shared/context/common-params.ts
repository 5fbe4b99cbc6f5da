import { applyTheme } from '../island/apply-theme.ts'
import { pageFacts } from '../island/page-facts.ts'
import { hasOwner, owner } from './owner.ts'
import { parseQuery, type Query } from './query.ts'
import { renewSession } from './session-end.ts'
import { stopKeeping } from './stored-text.ts'

/** The names of the page's own parameters. Everything else in the address is common and travels on. */
export function ownNames(): readonly string[] {
  return pageFacts().own
}

/** The session context of the native app and whatever it invents: for every call and internal link. */
export function commonParams(): Query {
  const own = ownNames()
  const all = Object.entries(parseQuery(location.search))
  return Object.fromEntries(all.filter(([name]) => !own.includes(name)))
}

/** The language that answers are to be in: the page's, where it is there in several. */
export function languageParam(): Query {
  return pageFacts().languages ? { lang: document.documentElement.lang } : {}
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
 * Takes new values (a query string) from the app into the address, for a reload and the way back, unless it gets
 * too long for a call. Another session may be another person's: the page opens anew and nothing is left.
 */
export function refreshCommonParams(query: unknown): void {
  if (typeof query !== 'string') return
  const search = new URLSearchParams(location.search)
  const before = search.toString()
  const own = ownNames().filter(name => name !== 'userKey')
  for (const [name, value] of Object.entries(parseQuery(query))) {
    if (!own.includes(name)) search.set(name, value)
  }
  const previous = hasOwner() && owner()
  const after = search.toString()
  if (after === before || after.length > Math.max(longestSearch, before.length)) return
  try {
    history.replaceState(history.state, '', `?${after}${location.hash}`)
  } catch {
    // WebKit refuses more than a hundred changes in half a minute.
  }
  if (previous && previous !== owner()) {
    stopKeeping()
    location.reload()
  } else renewSession()
  applyTheme()
}
