import { noteClosure } from '../../context/closure.ts'
import { pageFacts } from '../../island/page-facts.ts'
import { fetchPageNotices, showNotices } from './show-notices.ts'

let showing: Promise<string | undefined> | undefined

async function show(): Promise<string | undefined> {
  const pageNotices = await fetchPageNotices(pageFacts().file)
  if (!pageNotices) {
    // Whether the page is closed is not known: the next tap asks again.
    showing = undefined
    return undefined
  }
  // A page is closed even if the code that draws its notice does not come.
  showNotices(pageNotices).catch(() => {})
  const closed = pageNotices.closed?.text
  noteClosure(closed)
  return closed
}

/** Shows the notices, asked for until they come. The text of a closed page; undefined for an open one. */
export function showOnce(): Promise<string | undefined> {
  showing ??= show()
  return showing
}
