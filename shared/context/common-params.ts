import { applyTheme } from '../island/apply-theme.ts'
import { pageFacts } from '../island/page-facts.ts'
import { longestQuery } from '../lib/longest-query.ts'
import { hasOwner, owner } from './owner.ts'
import { parseQuery, type Query } from './query.ts'
import { renewSession } from './session-end.ts'
import { stopKeeping } from './stored-text.ts'

/** The page's own parameters. All others are common: they go into calls and links. */
export function ownNames(): readonly string[] {
  return pageFacts().own
}

function paramsOf(areOwn: boolean): Query {
  const own = ownNames()
  const all = Object.entries(parseQuery(location.search))
  return Object.fromEntries(all.filter(([name]) => own.includes(name) === areOwn))
}

/** The session context of the native app, for every call and internal link. */
export const commonParams = (): Query => paramsOf(false)

export const ownParams = (): Query => paramsOf(true)

export function languageParam(): Query {
  return pageFacts().languages ? { lang: document.documentElement.lang } : {}
}

// Another session may be another person's: the page opens anew.
/** Takes new values (a query string) from the app into the address, if it stays short enough. */
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
  if (after === before || after.length > Math.max(longestQuery, before.length)) return
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
