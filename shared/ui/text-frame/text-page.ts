import { findTransport } from '../../bridge/transport.ts'
import './service-worker.ts'

// Pages of only text also work without this script.

/** Whether an app has heard it; an app that is being closed may throw instead. */
function tellApp(message: string): boolean {
  try {
    const post = findTransport()
    post?.(message)
    return post !== undefined
  } catch {
    return false
  }
}

function goBack(event: Event, message: string): void {
  const isTold = tellApp(message)
  // A page opened by itself has no entry to go back to: the link leads home.
  if (!isTold && history.length < 2) return
  event.preventDefault()
  if (!isTold) history.back()
}

/** Notes a form that is sent before its code is there; `whenSent` then hears of it. */
addEventListener('submit', ({ target }) => {
  ;(target as HTMLFormElement).dataset.sent = ''
})

for (const link of document.querySelectorAll<HTMLElement>('[data-back]')) {
  link.addEventListener('click', event => goBack(event, link.dataset.back ?? ''))
}
