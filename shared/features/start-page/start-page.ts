import type { ReactNode } from 'react'
import { listenToNative } from '../../bridge/from-native.ts'
import { setClosure } from '../../context/closure.ts'
import { mountIsland } from '../../island/mount-island.tsx'
import { atRest } from '../../ui/later/at-rest.ts'
import { askClosure } from '../notices/ask-closure.ts'

/** Milliseconds: what is read first comes first. */
const restsAfter = 500

/** Nobody waits for it; without a network the page works as it is. */
function continueLater(): void {
  // A file that is missing before the page is ready counts as a page that cannot start.
  if (!('ready' in document.documentElement.dataset)) {
    setTimeout(continueLater, restsAfter)
    return
  }
  atRest(() => import('./continue-live.ts'))
    .then(({ continueLive }) => continueLive())
    .catch(() => {})
}

export function startPage(
  view: ReactNode,
  start: () => Promise<void> | void,
  prepared?: unknown
): void {
  const startLive = async () => {
    await start()
    setTimeout(continueLater, restsAfter)
  }
  // Before the first call, which sends the session that the app has given meanwhile.
  listenToNative()
  setClosure(askClosure)
  mountIsland(view, startLive, prepared)
}
