import { bridgeWire } from '../config/bridge-wire.ts'
import { refreshCommonParams } from '../context/common-params.ts'
import { onBrowserBack } from './browser-back.ts'

/** `onBrowserBack` for a page with a session: what the app refreshes reaches the page's own entry. */
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
