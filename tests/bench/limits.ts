import type { NetworkName } from './conditions.ts'
import { type BenchPage, hasEarlyAnswer } from './pages.ts'

type Runtimes = Record<'react' | 'preact', number>

/**
 * The limits of every page, in one table; times are ratios to the script floor of the same run
 * where nothing else is said.
 */
export const limits = {
  /** To the html without a script. */
  firstPaint: 1.1,
  /** At a first opening; a page that fills its first answer in early does not wait for React. */
  content: { '4G': 1.05, '3G': 1.12, old: Number.POSITIVE_INFINITY },
  /** On pages without an early answer. */
  otherContent: { react: 1.45, preact: 1.1 },
  largest: { '4G': 1.1, '3G': 1.2, old: Number.POSITIVE_INFINITY },
  /** Until the page's own code answers taps. */
  live: {
    '4G': { react: 1.45, preact: 1.1 },
    '3G': { react: 1.85, preact: 1.3 },
    old: { react: Number.POSITIVE_INFINITY, preact: Number.POSITIVE_INFINITY }
  },
  warm: 1.05,
  /** Milliseconds from a tap, 50 ms after the content, to its changed look. */
  tap: 100,
  /** Milliseconds. */
  blocking: 50,
  shift: 0,
  /** All that the page itself fetches until it rests. */
  requests: 14,
  /** Kilobytes of a thousand bytes until the page is live, and what may come after. */
  kilobytes: {
    order: { react: 88, preact: 36 },
    landing: { react: 94, preact: 44 },
    other: { react: 102, preact: 50 },
    afterwards: 15
  },
  /** To the same page with ten. */
  growth: 1.5
}

/** A build that is measured beside them is React's. */
const runtimeOf = (build: string): keyof Runtimes => (build === 'preact' ? 'preact' : 'react')

export function contentLimit(page: BenchPage, network: NetworkName, build: string): number {
  return hasEarlyAnswer(page) ? limits.content[network] : limits.otherContent[runtimeOf(build)]
}

/** The limit of pages with an early answer. */
export const largestLimit = (page: BenchPage, network: NetworkName): number =>
  hasEarlyAnswer(page) ? limits.largest[network] : Number.POSITIVE_INFINITY

export const liveLimit = (network: NetworkName, build: string): number =>
  limits.live[network][runtimeOf(build)]

/** In KiB, as the bench counts them. */
export function kilobyteLimit({ file }: BenchPage, build: string): number {
  const { order, landing, other } = limits.kilobytes
  const kind = file === 'order.html' ? order : file.startsWith('landing') ? landing : other
  return (kind[runtimeOf(build)] * 1000) / 1024
}
