/** Inlined into the head of every page that has both looks, before anything is painted. */

import { applyTheme } from './apply-theme.ts'

applyTheme()

interface PageChange extends Event {
  viewTransition?: { ready: Promise<unknown>; finished: Promise<unknown> } | null
}

/** A change to a page without a transition is no failure, though the browser rejects what it has promised. */
function allow({ viewTransition }: PageChange): void {
  viewTransition?.ready.catch(() => {})
  viewTransition?.finished.catch(() => {})
}

addEventListener('pageswap', allow)
addEventListener('pagereveal', allow)
