/** Inlined into the head of every page that has both looks, before anything is painted. */

import { applyTheme } from './apply-theme.ts'

applyTheme()

interface PageChange extends Event {
  viewTransition?: { ready: Promise<unknown>; skipTransition: () => void } | null
  activation?: { entry: { url: string } } | null
}

/** The browser rejects a transition that it leaves out. */
function allow({ viewTransition }: PageChange): void {
  viewTransition?.ready.catch(() => {})
}

/** On a page of the same origin that is not ours Chromium would report an error. */
function leave(event: PageChange): void {
  const { viewTransition, activation } = event
  allow(event)
  if (!/\.html(?:[?#]|$)/.test(activation?.entry.url ?? '')) viewTransition?.skipTransition()
}

addEventListener('pageswap', leave)
addEventListener('pagereveal', allow)
