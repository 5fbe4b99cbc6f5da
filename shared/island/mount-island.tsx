import { type ReactNode, startTransition, useLayoutEffect, useState } from 'react'
import { createRoot, hydrateRoot } from 'react-dom/client'
import { accessibleName } from '../lib/accessible-name.ts'
import { afterPaint } from '../lib/after-paint.ts'
import { pause } from '../lib/pause.ts'
import { notePageBroke } from './broken-page.ts'
import { earlyAnswered, wasPaintedEarly } from './early.ts'

/** The promise is of the first content. */
type Start = () => Promise<void> | void

interface IslandProps {
  /** Missing where the page has started already. */
  start?: Start
  children: ReactNode
}

// A transition makes React listen to the stores late, and take back what is typed until then.
/** A state that is set here makes React listen before the next key. */
function Island({ start, children }: IslandProps) {
  const [, setListening] = useState(false)
  useLayoutEffect(() => {
    setListening(true)
    start?.()
  }, [start])
  return children
}

const options = {
  onCaughtError(error: unknown) {
    // biome-ignore lint/suspicious/noConsole: as React does where nobody else listens.
    console.error(error)
    notePageBroke(error)
  }
}

/** React draws early links and folds anew: the new one gets the focus, or is open. */
function keepState(root: HTMLElement): void {
  const focused = document.activeElement as HTMLElement | null
  const folds = [...root.querySelectorAll<HTMLElement>('summary')]
  const observer = new MutationObserver(() => {
    observer.disconnect()
    const drawn = [...root.querySelectorAll<HTMLElement>('a,button,summary')]
    const twinOf = (early: HTMLElement) =>
      drawn.find(each => accessibleName(each) === accessibleName(early))
    for (const fold of folds) {
      if (fold.matches('[open] > *')) twinOf(fold)?.parentElement?.setAttribute('open', '')
    }
    if (focused && !focused.isConnected) twinOf(focused)?.focus({ preventScroll: true })
  })
  observer.observe(root, { childList: true })
}

async function mount(
  root: HTMLElement,
  view: ReactNode,
  start: Start,
  prepared: unknown
): Promise<void> {
  await prepared
  const isShown = await wasPaintedEarly()
  if (isShown) await afterPaint()
  // A field of the html stays, and what is typed into it.
  const isFixed = root.querySelector('textarea')
  if (isShown || (!isFixed && (await earlyAnswered()))) {
    // Only a page that asks something else has to wait.
    await Promise.race([start(), pause(1000)])
    keepState(root)
    startTransition(() => createRoot(root, options).render(<Island>{view}</Island>))
  } else {
    startTransition(() => void hydrateRoot(root, <Island start={start}>{view}</Island>, options))
  }
}

// As a transition, so that the phone answers between its slices.
/** Takes over the html, then starts: an earlier answer would make the first render differ. */
export function mountIsland(view: ReactNode, start: Start, prepared?: unknown): void {
  const root = document.getElementById('root')
  if (!root) throw new Error('The page has no #root')
  mount(root, view, start, prepared).catch(error => {
    // An error, not a rejection: the head script hears errors of our files.
    setTimeout(() => {
      throw error
    })
  })
}
