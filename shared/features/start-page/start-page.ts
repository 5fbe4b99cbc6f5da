import type { ReactNode } from 'react'
import { listenToNative } from '../../bridge/from-native.ts'
import { mountIsland } from '../../island/mount-island.tsx'

/**
 * Mounts a page's island and starts it, as `mountIsland` does; then come the operator's notices and,
 * where the brand wants them, the reports.
 */
export function startPage(
  view: ReactNode,
  start: () => Promise<void> | void,
  prepared?: unknown
): void {
  const startLive = async () => {
    await start()
    // No borrower waits for it: without a network it does not come, and the page is as it is.
    import('./continue-live.ts').then(({ continueLive }) => continueLive()).catch(() => {})
  }
  // Before the first call: it goes out with the session that the app has given meanwhile.
  listenToNative()
  mountIsland(view, startLive, prepared)
}
