import { noteClosure } from '../../context/closure.ts'
import { onPageReturn } from '../../context/page-return.ts'
import { pageFacts } from '../../island/page-facts.ts'
import { hasPassed } from '../../lib/elapsed.ts'
import type { PageNotices } from './read-notices.ts'
import { fetchPageNotices, showNotices } from './show-notices.ts'

let showing: Promise<PageNotices['closed']> | undefined

/** True after the first time: a notice may stand on the page, and may be over by now. */
let isAgain = false

async function show(): Promise<PageNotices['closed']> {
  const pageNotices = await fetchPageNotices(pageFacts().file)
  if (!pageNotices) {
    // Whether the page is closed is not known: the next tap asks again.
    showing = undefined
    return undefined
  }
  // A page is closed even if the code that draws its notice does not come.
  showNotices(pageNotices, isAgain).catch(() => {})
  isAgain = true
  const { closed } = pageNotices
  noteClosure(closed?.text, closed?.until)
  return closed
}

// A page that comes back from the cache is opened anew.
onPageReturn(() => {
  showing &&= show().catch(() => undefined)
})

/** Shows the notices, asked for until they come. The text of a closed page; undefined for an open one. */
export async function showOnce(): Promise<string | undefined> {
  showing ??= show()
  const closed = await showing
  return closed && !hasPassed(closed.until) ? closed.text : undefined
}
