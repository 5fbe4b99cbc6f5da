import { bridgeWire } from '../config/bridge-wire.ts'
import { refreshCommonParams } from '../context/common-params.ts'
import { onBrowserBack } from './browser-back.ts'

/**
 * `onBrowserBack` for a page with a session. What the app refreshes meanwhile goes into the entry
 * that covers; the page's own, to which the way back leads, gets it then.
 */
export function coverPage(close: () => void): () => void {
  const refreshed: unknown[] = []
  const name = bridgeWire.refreshCommonParams
  const note = (query: unknown) => {
    refreshed.push(query)
    refreshCommonParams(query)
  }
  Object.assign(window, { [name]: note })
  const uncover = onBrowserBack(close)
  addEventListener('popstate', () => refreshed.forEach(refreshCommonParams), { once: true })
  return () => {
    Object.assign(window, { [name]: refreshCommonParams })
    uncover()
  }
}
