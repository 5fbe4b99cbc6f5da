import { fetchNotices } from '../../api/notices.ts'
import { $frameNotices } from '../../ui/page-frame/frame-notices.ts'
import { type PageNotices, readNotices } from './read-notices.ts'

/** For a page named by its file; undefined without a file of notices. */
export async function fetchPageNotices(page: string): Promise<PageNotices | undefined> {
  const file = await fetchNotices()
  if (!file) return undefined
  const { lang: language } = document.documentElement
  return readNotices(file.content, { page, language, now: file.now })
}

export async function showNotices(pageNotices: PageNotices): Promise<void> {
  if (pageNotices.outages.length > 0) {
    // In a file of the pages with channels: others fetch it only on a day with outages.
    const { setOutages } = await import('./set-outages.ts')
    setOutages(pageNotices.outages)
  }
  if (pageNotices.notices.length === 0 && !pageNotices.closed) return
  const { frameNoticesOf: boardOf } = await import('./notice-board.tsx')
  $frameNotices.set({ ...$frameNotices.get(), ...boardOf(pageNotices) })
}
