import { fetchNotices } from '../../api/notices.ts'
import { hasPassed } from '../../lib/elapsed.ts'
import { $frameNotices } from '../../ui/page-frame/frame-notices.ts'
import { type PageNotices, readNotices } from './read-notices.ts'

/** Milliseconds; one long timer stands still while a phone sleeps. */
const looksEvery = 30_000

interface Ending {
  until: number
}

/** For a page named by its file, with each `until` by the phone's clock; undefined without a file of notices. */
export async function fetchPageNotices(page: string): Promise<PageNotices | undefined> {
  const file = await fetchNotices()
  if (!file) return undefined
  const { lang: language } = document.documentElement
  const { notices, outages, closed } = readNotices(file.content, { page, language, now: file.now })
  const toPhone = Date.now() - file.now
  const byPhone = <T extends Ending>(entry: T): T => ({ ...entry, until: entry.until + toPhone })
  return {
    notices: notices.map(byPhone),
    outages: outages.map(byPhone),
    closed: closed && byPhone(closed)
  }
}

let timer: ReturnType<typeof setInterval> | undefined

/** Shows what is left once an entry has ended. */
function watchEnds(pageNotices: PageNotices): void {
  clearInterval(timer)
  const { notices, outages, closed } = pageNotices
  const ends = [...notices, ...outages, ...(closed ? [closed] : [])].map(({ until }) => until)
  if (ends.length === 0) return
  timer = setInterval(() => {
    if (!ends.some(hasPassed)) return
    const isCurrent = ({ until }: Ending) => !hasPassed(until)
    const left = {
      notices: notices.filter(isCurrent),
      outages: outages.filter(isCurrent),
      closed: closed && isCurrent(closed) ? closed : undefined
    }
    showNotices(left, true).catch(() => {})
  }, looksEvery)
}

/** `isAgain`: in place of earlier ones, which may be over. */
export async function showNotices(pageNotices: PageNotices, isAgain = false): Promise<void> {
  watchEnds(pageNotices)
  if (pageNotices.outages.length > 0 || isAgain) {
    // In a file of the pages with channels: others fetch it only on a day with outages.
    const { setOutages } = await import('./set-outages.ts')
    setOutages(pageNotices.outages)
  }
  if (pageNotices.notices.length === 0 && !pageNotices.closed && !isAgain) return
  const { frameNoticesOf: boardOf } = await import('./notice-board.tsx')
  $frameNotices.set({ ...$frameNotices.get(), ...boardOf(pageNotices) })
}
