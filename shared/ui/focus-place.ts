import { useEffect, useRef } from 'react'

/** For a control that goes away once it is tapped: a screen reader goes on at the place, else at the page's title. */
export function focusPlace(place?: HTMLElement | null): void {
  const found = place ?? document.querySelector<HTMLElement>('.page_title')
  if (!found) return
  if (found.tabIndex < 0) found.tabIndex = -1
  found.focus({ preventScroll: true })
}

/** `leave(index)` before the tapped control goes away: the entry that stands at the index then takes the focus. */
export function useFocusInList(entries: unknown) {
  const list = useRef<HTMLUListElement>(null)
  const left = useRef<number>(undefined)
  // biome-ignore lint/correctness/useExhaustiveDependencies: once the entries have changed.
  useEffect(() => {
    const index = left.current
    left.current = undefined
    if (index === undefined || document.activeElement !== document.body) return
    const entry = list.current?.children[index] as HTMLElement | undefined
    focusPlace(entry?.querySelector<HTMLElement>('h2, button:not([disabled]), input') ?? entry)
  }, [entries])
  const leave = (index: number) => {
    left.current = index
  }
  return { list, leave }
}
