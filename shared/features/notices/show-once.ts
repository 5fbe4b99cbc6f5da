import { pageFacts } from '../../island/page-facts.ts'
import { fetchPageNotices, showNotices } from './show-notices.ts'

let showing: Promise<string | undefined> | undefined

async function show(): Promise<string | undefined> {
  const pageNotices = await fetchPageNotices(pageFacts().file)
  // A closed page is closed before what draws its notice comes, and without a signal for it, too.
  if (pageNotices) showNotices(pageNotices).catch(() => {})
  return pageNotices?.closed?.text
}

/** Shows this page's notices, asked for once; the text of a closed page, undefined for an open one. */
export function showOnce(): Promise<string | undefined> {
  showing ??= show()
  return showing
}
