import { atom } from 'nanostores'

/** How much of the screen the keyboard takes at least (specification, section 9). */
const threshold = 60

/** Whether the on-screen keyboard stands over the page, or has pushed it together. */
export const $keyboardOpen = atom(false)

/** The height when nothing is in the way, for the width it was measured at. */
const full = { width: 0, height: 0 }

/** The visible height, in CSS pixels; zooming in makes the visual viewport smaller, but hides nothing. */
function seenHeight(): number {
  const { visualViewport } = window
  return visualViewport ? visualViewport.height * visualViewport.scale : window.innerHeight
}

const typed = 'input:not([type=radio]):not([type=checkbox]):not([type=date]), textarea'

function measure(): void {
  const height = seenHeight()
  // Turning the phone begins anew.
  if (window.innerWidth !== full.width) Object.assign(full, { width: window.innerWidth, height: 0 })
  full.height = Math.max(full.height, height)
  // A browser's bars come and go with up to 56 pixels, and windows are resized: only somebody
  // who types has a keyboard.
  const isTyping = document.activeElement?.matches(typed) === true
  $keyboardOpen.set(isTyping && full.height - height > threshold)
}

/**
 * Keeps `$keyboardOpen`. iOS and newer Androids shrink the visual viewport, older webviews the
 * window; where neither tells, coming into and out of an input does. Answers how to stop.
 */
export function watchKeyboard(): () => void {
  measure()
  const targets: EventTarget[] = [window, ...(window.visualViewport ? [window.visualViewport] : [])]
  for (const target of targets) target.addEventListener('resize', measure)
  document.addEventListener('focusin', measure)
  document.addEventListener('focusout', measure)
  return () => {
    for (const target of targets) target.removeEventListener('resize', measure)
    document.removeEventListener('focusin', measure)
    document.removeEventListener('focusout', measure)
  }
}
