import { noteClosure } from '../../context/closure.ts'
import { pageFacts } from '../../island/page-facts.ts'
import { fetchPageNotices, showNotices } from './show-notices.ts'

let showing: Promise<string | undefined> | undefined

async function show(): Promise<string | undefined> {
  const pageNotices = await fetchPageNotices(pageFacts().file)
  // A page is closed even if the code that draws its notice does not come.
  if (pageNotices) showNotices(pageNotices).catch(() => {})
  const closed = pageNotices?.closed?.text
  noteClosure(closed)
  return closed
}

/** Shows the notices, asked for once. The text of a closed page; undefined for an open one. */
export function showOnce(): Promise<string | undefined> {
  showing ??= show()
  return showing
}
