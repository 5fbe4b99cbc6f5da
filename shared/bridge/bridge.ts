import { bridgeWords } from '../config/bridge-words.ts'
import type { Actions } from './actions.ts'
import { doInBrowser } from './browser.ts'
import { addToBridgeLog } from './preview-log.ts'
import { findTransport } from './transport.ts'

export function inApp(): boolean {
  return findTransport() !== undefined
}

const queue: (() => void)[] = []

function flush(): void {
  for (const run of queue.splice(0)) run()
}

/** Some webviews add their object with the load event; until then messages wait in their order. */
function whenReady(run: () => void): void {
  queue.push(run)
  if (findTransport() || document.readyState === 'complete') flush()
  else addEventListener('load', flush, { once: true })
}

/** Tells the app; `inBrowser` is done in its place where there is none, else the nearest thing. */
export function postAction<Name extends keyof Actions>(
  action: Name,
  ...[payload, inBrowser]: Actions[Name] extends undefined
    ? []
    : [payload: Actions[Name], inBrowser?: () => void]
): void {
  const instead = inBrowser ?? (() => doInBrowser(action, payload))
  whenReady(() => {
    const message = JSON.stringify({ action: bridgeWords[action], payload })
    // Only builds with the test preview keep a log; elsewhere this line is not even there.
    if (import.meta.env.MODE !== 'production') addToBridgeLog(message)
    const post = findTransport()
    if (!post) return instead()
    try {
      post(message)
    } catch {
      instead()
    }
  })
}
