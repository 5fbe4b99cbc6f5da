import type { BenchComparison } from './comparisons.ts'
import { limits } from './limits.ts'
import { benchPages } from './pages.ts'
import { startTarget, type Target } from './targets.ts'

type ListEntry = Record<string, unknown>

interface Growth {
  file: string
  what: string
  /** The name of the list in the answer. */
  list: string
  count: number
  copy: (entry: ListEntry, index: number) => ListEntry
}

/** A number from 0 to 99,999 that looks like chance and is the same in every run: real entries differ, too. */
const scatter = (index: number) => (index * 48_271 + 7_919) % 100_000

/** Under another name, so that no two are taken for the same. */
const renamed =
  (...names: string[]) =>
  (entry: ListEntry, index: number) => ({
    ...entry,
    ...Object.fromEntries(names.map(name => [name, `${entry[name]} ${scatter(index)}`]))
  })

const growths: readonly Growth[] = [
  {
    file: 'repay.html',
    what: 'channels',
    list: 'repayList',
    count: 200,
    copy: renamed('name', 'channel_number')
  },
  { file: 'order.html', what: 'rows', list: 'detail', count: 1000, copy: renamed('text', 'value') },
  {
    file: 'complaint-list.html',
    what: 'complaints',
    list: 'list',
    count: 2000,
    copy: renamed('id')
  },
  {
    file: 'statement.html',
    what: 'ledger lines',
    list: 'entries',
    count: 5000,
    // The sums stay right.
    copy: (entry, index) => ({ ...renamed('text')(entry, index), change: 0 })
  },
  {
    file: 'products.html',
    what: 'products',
    list: 'recProducts',
    count: 1000,
    copy: renamed('productName')
  }
]

/** The ledger's own last line goes on; of any other list all entries are repeated. */
function resized(
  entries: readonly ListEntry[],
  { list, copy }: Growth,
  count: number
): ListEntry[] {
  const own = entries.slice(0, count)
  return Array.from({ length: count }, (_, index) => {
    const found = own[index]
    if (found) return found
    const model = list === 'entries' ? own[own.length - 1] : own[index % own.length]
    return copy(model as ListEntry, index)
  })
}

function grown(value: unknown, growth: Growth, count: number): unknown {
  if (Array.isArray(value)) return value.map(each => grown(each, growth, count))
  if (typeof value !== 'object' || value === null) return value
  const fields = Object.entries(value).map(([name, each]) => {
    const isList = name === growth.list && Array.isArray(each) && each.length > 0
    return [name, isList ? resized(each, growth, count) : grown(each, growth, count)]
  })
  return Object.fromEntries(fields)
}

/** Each page with a long list beside the same with ten. */
export async function prepareGrowth({ site }: Target): Promise<BenchComparison[]> {
  const prepared = growths.map(async growth => {
    const { file, what, count } = growth
    const page = benchPages.find(each => each.file === file)
    if (!page) throw new Error(`The bench knows no ${file}`)
    const sized = async (size: number) => {
      const name = `${size} ${what}`
      const change = (answer: unknown) => grown(answer, growth, size)
      return { name, page, target: await startTarget(name, site, change), isVisitedTwice: false }
    }
    return { page, entries: [await sized(10), await sized(count)], limit: limits.growth }
  })
  return Promise.all(prepared)
}
