import { atom } from 'nanostores'

/** How much of the screen the keyboard takes at least (specification, section 9). */
const threshold = 60

export const $keyboardOpen = atom(false)

const full = { width: 0, height: 0 }

/** CSS pixels; zooming in hides nothing. */
function seenHeight(): number {
  const { visualViewport } = window
  return visualViewport ? visualViewport.height * visualViewport.scale : window.innerHeight
}

const typed = 'input:not([type=radio]):not([type=checkbox]):not([type=date]), textarea'

function measure(): void {
  const height = seenHeight()
  if (window.innerWidth !== full.width) Object.assign(full, { width: window.innerWidth, height: 0 })
  full.height = Math.max(full.height, height)
  // A browser's bars take up to 56 pixels, and windows are resized.
  const isTyping = document.activeElement?.matches(typed) === true
  $keyboardOpen.set(isTyping && full.height - height > threshold)
}

// iOS and newer Androids shrink the visual viewport, older webviews the window.
/** Keeps `$keyboardOpen`; returns a function that ends that. */
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
