import type { EarlyCall } from '../lib/early.ts'

/**
 * Starts the page's first call, with what its address has, before anything is downloaded. That it
 * fails is for the caller to catch: the page's code may never come to take it.
 */
export function startEarlyCall(): EarlyCall | undefined {
  const { call, body = '', own = '' } = document.documentElement.dataset
  if (!call) return undefined
  const search = new URLSearchParams(location.search)
  const fields = new URLSearchParams()
  for (const field of body.split(' ').filter(Boolean)) {
    const [name, fixed] = field.split('=') as [string, string?]
    const value = fixed || search.getAll(name).pop()
    if (value) fields.append(name, value)
    else if (fixed !== '') return undefined
  }
  for (const name of own.split(' ')) search.delete(name)
  const url = `${call}?${search}`
  const response = fetch(url, {
    method: 'POST',
    headers: {
      'X-Requested-With': 'XMLHttpRequest',
      'Content-Type': 'application/x-www-form-urlencoded'
    },
    body: `${fields}`
  })
  const early: EarlyCall = { url, body: `${fields}`, response }
  window.early = early
  return early
}
