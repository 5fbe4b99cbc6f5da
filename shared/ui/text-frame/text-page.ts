import { findTransport } from '../../bridge/transport.ts'
import './service-worker.ts'

/** The script of the pages that are only text. They read and work without it. */

/** Answers whether an app has heard it: one that is being torn down may throw instead. */
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
  // A page opened by itself has nothing behind it: then the link leads home.
  if (!isTold && history.length < 2) return
  event.preventDefault()
  if (!isTold) history.back()
}

/** Notes a form that is sent before its code is there, which then hears of it (`whenSent`). */
addEventListener('submit', ({ target }) => {
  ;(target as HTMLFormElement).dataset.sent = ''
})

for (const link of document.querySelectorAll<HTMLElement>('[data-back]')) {
  link.addEventListener('click', event => goBack(event, link.dataset.back ?? ''))
}
