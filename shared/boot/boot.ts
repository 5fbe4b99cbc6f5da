/**
 * The one script inlined into each island's head, before anything is downloaded. It starts the
 * page's first call, and it watches over the entry script: html kept from before a deploy names
 * one that may be gone. Plain DOM, no imports: every byte stands in the html.
 */

const root = document.documentElement

function startEarlyCall({ call, body = '', own = '' }: DOMStringMap): void {
  if (!call) return
  const search = new URLSearchParams(location.search)
  const fields = new URLSearchParams()
  for (const field of body.split(' ').filter(Boolean)) {
    const [name = '', fixed] = field.split('=')
    const value = fixed ?? search.getAll(name).pop()
    if (!value) return
    fields.append(name, value)
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
  // The page's code may never come to take it.
  response.catch(() => {})
  Object.assign(window, { early: { url, body: `${fields}`, response } })
}

let reloading = false

/** Reloads once, past the cache's stale html; the second time it says what to do instead. */
function recover(): void {
  // Every file of a page may be gone; the first one has started the reload.
  if (reloading) return
  const key = 'loan:reloaded'
  const now = Date.now()
  let last = now
  try {
    const before = Number(sessionStorage.getItem(key))
    sessionStorage.setItem(key, `${now}`)
    last = before
  } catch {
    // Without a storage that keeps it nothing would stop a second reload, so there is no first.
  }
  if (now - last > 30_000) {
    reloading = true
    location.reload()
    return
  }
  const stuck = document.getElementById('stuck')
  if (stuck) stuck.hidden = false
  const island = document.getElementById('root')
  if (island) island.hidden = true
}

function watch(event: Event): void {
  const { target } = event
  const isResource = target instanceof HTMLScriptElement || target instanceof HTMLLinkElement
  // Errors after React has taken over are its boundary's to show.
  const isOurs =
    !(target instanceof Element) && 'island' in root.dataset && !('ready' in root.dataset)
  if (isResource || isOurs) recover()
}

addEventListener('error', watch, true)
addEventListener('unhandledrejection', watch)
startEarlyCall(root.dataset)
