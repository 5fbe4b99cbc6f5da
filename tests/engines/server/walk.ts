const stops: HTMLElement[] = []
const marked = new Set<HTMLElement>()
let wanted: HTMLElement[] = []

function isMarked(element: Element): boolean {
  const { outlineStyle, outlineWidth, boxShadow } = getComputedStyle(element)
  return (outlineStyle !== 'none' && Number.parseFloat(outlineWidth) >= 2) || boxShadow !== 'none'
}

function describe(element: HTMLElement): string {
  return element.getAttribute('aria-label') ?? element.outerHTML.slice(0, 120)
}

/** A group of radio buttons has only one stop. */
function standsForGroup(control: HTMLElement, all: HTMLElement[]): boolean {
  if (!(control instanceof HTMLInputElement) || control.type !== 'radio') return true
  const group = all.filter(
    (each): each is HTMLInputElement =>
      each instanceof HTMLInputElement && each.type === 'radio' && each.name === control.name
  )
  return control === (group.find(({ checked }) => checked) ?? group[0])
}

function findControls(): HTMLElement[] {
  const root = [...document.querySelectorAll('dialog[open]')].pop() ?? document
  const selector = 'button, a[href], input, select, textarea, summary'
  const all = [...root.querySelectorAll<HTMLElement>(selector)].filter(control => {
    // Chromium gives also what is folded away a size.
    if (control.closest('details:not([open]) > :not(summary)')) return false
    const { width, height } = control.getBoundingClientRect()
    return width > 0 && height > 0 && !control.matches(':disabled, [tabindex="-1"]')
  })
  return all.filter(control => standsForGroup(control, all))
}

/** Sets out to reach every control that there is. */
export function startWalk(): void {
  stops.length = 0
  marked.clear()
  wanted = findControls()
}

/** Notes where the focus is. Answers whether every control has had it. */
export function step(): boolean {
  const stop = document.activeElement
  // WebKit stops at the dialog itself before it starts over.
  if (stop instanceof HTMLElement && !stop.matches('body, dialog')) {
    stops.push(stop)
    // A radio button or checkbox may be drawn by its label. Without a window manager WebKit's
    // window is never the active one, and such a window shows no focus.
    const drawn = [stop, stop.closest('label'), stop.nextElementSibling]
    if (!document.hasFocus() || drawn.some(each => each && isMarked(each))) marked.add(stop)
  }
  return wanted.every(control => stops.includes(control) || !control.isConnected)
}

/** Answers what was wrong on the way. */
export function endWalk(): string[] {
  const missed = wanted.filter(control => !stops.includes(control) && control.isConnected)
  const back = stops.filter((stop, index) => {
    // A walk that did not begin at the first control goes back to it once.
    const before = stop === wanted[0] ? undefined : stops[index - 1]
    const isAfter =
      before && before.compareDocumentPosition(stop) & Node.DOCUMENT_POSITION_PRECEDING
    return Boolean(isAfter) && stop.isConnected
  })
  // A date field has stops of its own within, which the engine marks by itself.
  const unmarked = new Set(stops.filter(stop => !marked.has(stop)))
  return [
    ...missed.map(control => `not reached: ${describe(control)}`),
    ...[...unmarked].map(control => `focus not seen: ${describe(control)}`),
    ...back.map(control => `reached after what follows it: ${describe(control)}`)
  ]
}
