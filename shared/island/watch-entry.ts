// Small: it stands in every html, which may name a script from before a deploy.

import './keep-app-calls.ts'
import { accessibleName } from '../lib/accessible-name.ts'
import { elapsed } from '../lib/elapsed.ts'

const { dataset } = document.documentElement

let reloading = false

let pressed: HTMLElement | undefined

/** Reloads once, past a stale cache; then says what to do instead. */
function recover(): void {
  if (reloading) return
  const key = 'loan:reloaded'
  const now = Date.now()
  let last = now
  try {
    const before = Number(sessionStorage.getItem(key))
    sessionStorage.setItem(key, `${now}`)
    last = before
  } catch {
    // Without a storage nothing would stop a second reload.
  }
  if (elapsed(last) > 30_000) {
    reloading = true
    location.reload()
    return
  }
  document.getElementById('stuck')?.removeAttribute('hidden')
  document.getElementById('root')?.setAttribute('hidden', '')
  // It is written on the page's head, which is not there.
  document.querySelector('.languages')?.remove()
}

/** A file of ours that is missing or throws before React is there; an app's own may throw. */
function watch(event: ErrorEvent): void {
  if ('ready' in dataset) return
  const { target, filename } = event
  const isResource = target instanceof HTMLScriptElement || target instanceof HTMLLinkElement
  if (isResource || /\/assets\//.test(filename)) recover()
}

/** Else the form would leave the page, which finds here what sent it. */
function keep(event: Event): void {
  if ('ready' in dataset) return
  event.preventDefault()
  dataset.submitted = dataset.tapped ?? ''
  delete dataset.tapped
}

// A later choice forgets the tap: nothing is paid because of a tap before the choice.
/** Notes the tapped button for the page to press, or why it is off (`data-why`). */
function keepTap({ target }: Event): void {
  if ('ready' in dataset) return
  const off = (target as Element).closest<HTMLElement>('[data-why]')
  if (off) dataset.why = off.dataset.why
  const tapped = (target as Element).closest<HTMLElement>('label,button:not([aria-disabled])')
  if (!tapped) return
  pressed?.removeAttribute('aria-busy')
  if (tapped.tagName === 'LABEL') delete dataset.tapped
  else {
    pressed = tapped
    pressed.setAttribute('aria-busy', 'true')
    dataset.tapped = accessibleName(pressed)
  }
}

/** React may replace the button before the mouse is up. */
function hold({ target }: Event): void {
  const held = (target as Element).closest<HTMLElement>('#root button:not([aria-disabled])')
  if (held && !('ready' in dataset)) dataset.held = accessibleName(held)
}

function release(): void {
  delete dataset.held
}

addEventListener('mousedown', hold)
addEventListener('mouseup', release)
addEventListener('submit', keep)
addEventListener('click', keepTap)
addEventListener('error', watch, true)
