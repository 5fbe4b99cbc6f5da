import { findTransport } from '../bridge/transport.ts'
import './service-worker.ts'

/** The script of the pages that are only text. They read and work without it. */

function goBack(event: Event, message: string): void {
  const post = findTransport()
  // A page opened by itself has nothing behind it: then the link leads home.
  if (!post && history.length < 2) return
  event.preventDefault()
  if (post) post(message)
  else history.back()
}

for (const link of document.querySelectorAll<HTMLElement>('[data-back]')) {
  link.addEventListener('click', event => goBack(event, link.dataset.back ?? ''))
}
