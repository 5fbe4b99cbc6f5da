import { useStore } from '@nanostores/react'
import { useEffect } from 'react'
import type { ArrangementPage } from './store.ts'

/** The heading of a part that the borrower himself has gone on to takes the focus: a screen reader goes on there. */
export function useHeading({ request: { $turns } }: ArrangementPage): void {
  const turns = useStore($turns)
  useEffect(() => {
    const heading = document.querySelector<HTMLElement>('.arrangement_step, .arrangement_part h2')
    if (turns === 0 || !heading) return
    heading.tabIndex = -1
    heading.focus({ preventScroll: true })
  }, [turns])
}
