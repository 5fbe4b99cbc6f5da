import { type BenchPage, benchPages } from './pages.ts'
import type { Entry } from './rounds.ts'
import { toPage } from './site.ts'
import { startTarget, type Target } from './targets.ts'

/** Entries that differ from the first one in a single thing, and what they may cost beside it. */
export interface BenchComparison {
  page: BenchPage
  entries: readonly Entry[]
  limit: number
}

const compared = ['order.html', 'repay.html']

const until = new Date(Date.now() + 86_400_000).toISOString()
/** A banner, an outage, and another page that is closed. */
const notices = JSON.stringify({
  notices: [{ id: 'monday', text: 'Our office is closed on Monday.', until }],
  channels: [{ number: '7-Eleven', text: 'Their tills are closed.', until }],
  closed: [{ page: 'bind-bank.html', text: 'Back at noon.', until }]
})

const once = (name: string, target: Target, page: BenchPage): Entry => ({
  name,
  target,
  page,
  isVisitedTwice: false
})

/** A page in each language of its brand, beside the first one. */
function inLanguages(
  page: BenchPage,
  target: Target,
  languages: readonly string[]
): BenchComparison {
  const [first = '', ...others] = languages
  const twins = others.map(language => once(language, target, { ...page, folder: language }))
  return { page, entries: [once(first, target, page), ...twins], limit: 1.03 }
}

/** The same page by night. */
function byNight(page: BenchPage, target: Target): BenchComparison {
  const day = once('by day', target, page)
  return { page, entries: [day, { ...day, name: 'by night', isDark: true }], limit: 1.03 }
}

/** The costs of the languages, the night and the operator's notices, on a build of each brand. */
export async function prepareComparisons(ph: Target, indian: Target): Promise<BenchComparison[]> {
  const pages = benchPages.filter(({ file }) => compared.includes(file))
  const noticed = await startTarget(
    'notices',
    new Map([...ph.site, ['/notices.json', toPage(notices)]])
  )
  return pages.flatMap(page => [
    inLanguages(page, ph, ['en', 'fil', 'ceb']),
    inLanguages(page, indian, ['en', 'hi']),
    byNight(page, ph),
    {
      page,
      entries: [once('without notices', ph, page), once('with notices', noticed, page)],
      limit: 1.01
    }
  ])
}
