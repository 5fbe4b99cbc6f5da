import { fetchNotices } from '../../api/notices.ts'
import { $board } from '../../ui/page-frame/board.ts'
import { readNotices } from './read-notices.ts'

/** Shows the operator's notices on a page, named by its file; answers the text of one that is closed. */
export async function showNotices(page: string): Promise<string | undefined> {
  const file = await fetchNotices()
  if (!file) return undefined
  const { lang: language } = document.documentElement
  const told = readNotices(file.content, { page, language, now: file.now })
  if (told.outages.length > 0) {
    // The store is in a file of the pages with channels: others fetch it only on a day like this.
    const { setOutages } = await import('./set-outages.ts')
    setOutages(told.outages)
  }
  if (told.notices.length === 0 && !told.closed) return undefined
  const { boardOf } = await import('./notice-board.tsx')
  $board.set({ ...$board.get(), ...boardOf(told) })
  return told.closed?.text
}
