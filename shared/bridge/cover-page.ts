import { bridgeWire } from '../config/bridge-wire.ts'
import { commonParams, ownParams, refreshCommonParams } from '../context/common-params.ts'
import { writeQuery } from '../context/query.ts'
import { onBrowserBack } from './browser-back.ts'

/** The values of the address that was refreshed last: the entries below still have older ones. */
let newest = ''

function noteAddress(): void {
  newest = writeQuery({ ...ownParams(), ...commonParams() })
}

function refresh(query: unknown): void {
  refreshCommonParams(query)
  noteAddress()
}

const renew = () => refreshCommonParams(newest)

/** `onBrowserBack` for a page with a session: what the app refreshes reaches the page's own entry. */
export function coverPage(close: () => void): () => void {
  noteAddress()
  Object.assign(window, { [bridgeWire.refreshCommonParams]: refresh })
  // It must hear of a return before the listeners of `onBrowserBack`: they copy the address, and `close` may
  // call the server.
  addEventListener('popstate', renew)
  return onBrowserBack(close)
}
