/**
 * Inlined into the head of an island without a session: starts its first call, a GET with the
 * page's own parameters, before anything is downloaded.
 */

import './watch.ts'
import type { EarlyCall } from '../lib/early.ts'

function askEarly({ ask, from = '', as = '', headers = '', own = '' }: DOMStringMap): void {
  const search = new URLSearchParams(location.search)
  const value = search.getAll(from).pop()
  // The client would send these as headers.
  if (!ask || !value || headers.split(' ').some(name => search.has(name))) return
  const names = own.split(' ')
  for (const name of [...search.keys()]) if (!names.includes(name)) search.delete(name)
  search.append(as, value)
  const url = `${ask}?${search}`
  const response = fetch(url, { headers: { 'X-Requested-With': 'XMLHttpRequest' } })
  // The page's code may never come to take it; whatever is wrong with it, the page will say.
  response.catch(() => {})
  const early: EarlyCall = { url, body: undefined, response }
  window.early = early
}

askEarly(document.documentElement.dataset)
