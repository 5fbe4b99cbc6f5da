/**
 * Watches over the entry script until React has taken over, since html from before a deploy names one that
 * may be gone, and keeps what is done too early. Plain DOM, small: every byte stands in the html.
 */

import './keep-app-calls.ts'
import { accessibleName } from '../lib/accessible-name.ts'
import { elapsed } from '../lib/elapsed.ts'

const { dataset } = document.documentElement

let reloading = false

/** The button that was tapped last. */
let pressed: HTMLElement | undefined

/** Reloads once, past the cache's stale html; the second time it says what to do instead. */
export function recover(): void {
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

/**
 * A script or style that does not come, or one of ours that throws before React is there; what an app
 * injects may throw. Afterwards a failure is the page's to show: a late part without a signal must not
 * take the page away.
 */
function watch(event: ErrorEvent): void {
  if ('ready' in dataset) return
  const { target, filename } = event
  const isResource = target instanceof HTMLScriptElement || target instanceof HTMLLinkElement
  if (isResource || /\/assets\//.test(filename)) recover()
}

/** A form sent before the page's code is there would leave the page; it is told of it instead. */
function keep(event: Event): void {
  if ('ready' in dataset) return
  event.preventDefault()
  dataset.submitted = ''
  delete dataset.tapped
}

/**
 * Notes a button, which the page presses once it is there. A choice made after it, which a label has,
 * forgets it, and one that looks off is not noted: nothing is paid or taken because of a tap that came
 * before the choice. Such a one may say why in `data-why`, which the page shows once it is there.
 */
function keepTap({ target }: Event): void {
  if ('ready' in dataset) return
  const off = (target as Element).closest<HTMLElement>('[data-why]')
  if (off) dataset.why = off.dataset.why
  const tapped = (target as Element).closest<HTMLElement>('label,button:not([aria-disabled])')
  if (!tapped) return
  pressed?.removeAttribute('aria-busy')
  if (tapped.tagName === 'LABEL') delete dataset.tapped
  else {
    // Who taps sees at once that the page has noticed.
    pressed = tapped
    pressed.setAttribute('aria-busy', 'true')
    dataset.tapped = accessibleName(pressed)
  }
}

/** Names the button under a mouse that is down: no click is sent where React replaces it before the mouse is up. */
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
