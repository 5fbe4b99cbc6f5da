/** Inlined into the head of every page that has both looks, before anything is painted. */

import { applyTheme } from './apply-theme.ts'

applyTheme()

interface PageChange extends Event {
  viewTransition?: { ready: Promise<unknown>; skipTransition: () => void } | null
  activation?: { entry: { url: string } } | null
}

/** A change without a transition is no failure, though the browser rejects what it has promised. */
function allow({ viewTransition }: PageChange): void {
  viewTransition?.ready.catch(() => {})
}

/**
 * From page to page of ours the head stays where it is (`styles/base.css`). On any other page of the same
 * origin, which knows nothing of it, Chromium would report an error.
 */
function leave(event: PageChange): void {
  const { viewTransition, activation } = event
  allow(event)
  if (!/\.html(?:[?#]|$)/.test(activation?.entry.url ?? '')) viewTransition?.skipTransition()
}

addEventListener('pageswap', leave)
addEventListener('pagereveal', allow)
