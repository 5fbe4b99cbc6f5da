import { find, isShown } from './look.ts'

const controls = 'button, a[href], input, select, textarea, summary, label, [role=button]'

/** WebKit's `innerText` leaves out the space before what only screen readers are told. */
const withoutSpaces = (name: string) => name.replace(/\s+/g, '')

function nameOf(element: HTMLElement): string {
  const label = element instanceof HTMLInputElement ? element.labels?.[0]?.textContent : undefined
  const other = document.getElementById(element.getAttribute('aria-labelledby') ?? '')
  // A second line only describes.
  const hint = element.querySelector<HTMLElement>('span[aria-hidden]')?.innerText ?? ''
  const own = element.innerText.replace(hint, '')
  const name = element.getAttribute('aria-label') ?? other?.innerText ?? label ?? own
  return withoutSpaces(name)
}

/** The control with this name, or that a selector finds; in the topmost dialog if one is open. */
function findControl(name: string): HTMLElement | undefined {
  const root = [...document.querySelectorAll('dialog[open]')].pop() ?? document
  if (/^(?:[.#[]|textarea$)/.test(name)) return find(name, root)
  return [...root.querySelectorAll<HTMLElement>(controls)].find(
    element =>
      nameOf(element) === withoutSpaces(name) && (isShown(element) || element.matches('input'))
  )
}

/** Where to tap it, undefined as long as it is not there, or in a dialog that just opened. */
export function findPoint(name: string): { x: number; y: number } | undefined {
  const control = findControl(name)
  if (!control || getComputedStyle(control).pointerEvents === 'none') return undefined
  // A site's pages scroll smoothly, and a tap does not wait for that.
  control.scrollIntoView({ block: 'center', behavior: 'instant' })
  // A word of a text may break between lines: its first part is tapped, as the middle may be another word.
  const [part] = control.getClientRects()
  const { left, top, width, height } = part ?? control.getBoundingClientRect()
  return { x: Math.round(left + width / 2), y: Math.round(top + height / 2) }
}

/**
 * Taps it so many times within one task, the next one: a page that goes away in the tap takes
 * the answer with it. Answers whether it is there.
 */
export function tap(name: string, times = 1): boolean {
  const control = findControl(name)
  setTimeout(() => {
    for (let done = 0; control && done < times; done++) control.click()
  })
  return control !== undefined
}

/** Types into a field as far as the page can tell. Answers whether it is there. */
export function fill(name: string, value: string): boolean {
  const field = findControl(name)
  if (!(field instanceof HTMLInputElement || field instanceof HTMLTextAreaElement)) return false
  // React watches the property; only the prototype's own setter leaves a change to notice.
  const { set } = Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value') ?? {}
  set?.call(field, value)
  field.dispatchEvent(new Event('input', { bubbles: true }))
  return true
}

/** Puts the focus on a control. Answers whether it is there. */
export function focus(name: string): boolean {
  const control = findControl(name)
  control?.focus()
  return control !== undefined
}

/** Whether the focus is on a control. */
export function hasFocus(name: string): boolean {
  const control = findControl(name)
  return control !== undefined && control === document.activeElement
}

/** Puts a small picture into the field for files. Answers whether it is there. */
export async function choosePhoto(): Promise<boolean> {
  const field = document.querySelector<HTMLInputElement>('input[type=file]')
  const canvas = document.createElement('canvas')
  canvas.getContext('2d')?.fillRect(0, 0, 50, 50)
  const blob = await new Promise<Blob | null>(done => canvas.toBlob(done))
  if (!field || !blob) return false
  const chosen = new DataTransfer()
  chosen.items.add(new File([blob], 'receipt.png', { type: 'image/png' }))
  field.files = chosen.files
  field.dispatchEvent(new Event('change', { bubbles: true }))
  return true
}
