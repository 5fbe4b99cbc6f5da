import type { WorkbenchPage } from './store.ts'

const isTyping = (target: EventTarget | null) =>
  target instanceof Element && target.closest('input, select, textarea, .json-code') !== null

/** None of them while something is typed. */
export function actOnKey(event: KeyboardEvent, store: WorkbenchPage): void {
  const { key, target, ctrlKey, metaKey, altKey } = event
  if (ctrlKey || metaKey || altKey || isTyping(target)) return
  const { view } = store.$place.get()
  const acts: Record<string, () => void> = {
    '/': () => document.querySelector<HTMLElement>('#bench-search')?.focus(),
    s: () => document.querySelector<HTMLElement>('.choice_select')?.focus(),
    j: () => store.step(1),
    k: () => store.step(-1),
    g: () => store.change({ view: view === 'grid' ? 'page' : 'grid' }),
    r: () => void store.startOver()
  }
  const act = Object.hasOwn(acts, key) ? acts[key] : undefined
  if (!act) return
  event.preventDefault()
  act()
}
