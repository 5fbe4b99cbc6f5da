/**
 * The one script inlined into each island's head, before anything is downloaded. It starts the
 * page's first call, and it watches over the entry script: html kept from before a deploy names
 * one that may be gone. Plain DOM, small: every byte stands in the html.
 */

import type { EarlyCall } from '../lib/early.ts'
import { showEarly } from './show-early.ts'

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
  const early: EarlyCall = { url, body: `${fields}`, response }
  window.early = early
  // The page's code may never come to take it; whatever is wrong with it, the page will say.
  early.shown = showEarly(early).catch(() => false)
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

/**
 * A script or style that does not come, or one of ours that throws before React has taken over.
 * What an app injects may throw as it likes. Afterwards what fails is the page's to show: a part
 * that is fetched later, with no signal at a counter, must not take the whole page away.
 */
function watch(event: ErrorEvent): void {
  if ('ready' in root.dataset) return
  const { target, filename } = event
  const isResource = target instanceof HTMLScriptElement || target instanceof HTMLLinkElement
  if (isResource || /\/assets\//.test(filename)) recover()
}

/** A form sent before the page's code is there would leave the page; it is told of it instead. */
function keep(event: Event): void {
  if ('ready' in root.dataset) return
  event.preventDefault()
  root.dataset.submitted = ''
}

const pause = (milliseconds: number) => new Promise(done => setTimeout(done, milliseconds))

/**
 * Starts the code of a page with a template, which the html has had fetched. Out of the cache it
 * would come before the first paint and the answer, and React holds up both. Where modules are not
 * fetched ahead it starts at once.
 */
async function start(): Promise<void> {
  const { early } = window
  const entry = document.getElementById('entry') as HTMLLinkElement | null
  if (!entry) return
  if (entry.relList.supports('modulepreload')) {
    // Not for long: an answer may take its time. What is shown is painted first.
    if (early) await Promise.race([early.shown, pause(400)])
    await pause(50)
  }
  await import(/* @vite-ignore */ entry.href)
}

addEventListener('DOMContentLoaded', () => start().catch(recover))
addEventListener('submit', keep)
addEventListener('error', watch, true)
startEarlyCall(root.dataset)
