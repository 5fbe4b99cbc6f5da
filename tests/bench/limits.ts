import type { NetworkName } from './conditions.ts'
import { type BenchPage, hasEarlyAnswer } from './pages.ts'

/**
 * What no page may exceed, as ratios but for the layout shift. `cold` is the content of a first opening: a page
 * that fills its first answer in early does not wait for React.
 */
export const limits = {
  firstPaint: 1.05,
  cold: {
    '4G': { early: 1.05, other: { react: 1.35, preact: 1.1 } },
    '3G': { early: 1.15, other: { react: 1.35, preact: 1.1 } }
  },
  /** Of the pages that the app opens first. */
  live: { '4G': { react: 1.3, preact: 1.1 }, '3G': { react: 1.6, preact: 1.2 } },
  warm: 1.05,
  /** Milliseconds. */
  blocking: 50,
  shift: 0
}

/** The pages that the app opens first. */
const openedFirst = ['order.html', 'repay.html', 'confirm.html', 'repay-code-2.html']

/** A build that is measured beside them is React's. */
const runtimeOf = (build: string) => (build === 'preact' ? 'preact' : 'react')

export function coldLimit(page: BenchPage, network: NetworkName, build: string): number {
  const { early, other } = limits.cold[network]
  return hasEarlyAnswer(page) ? early : other[runtimeOf(build)]
}

export const liveLimit = ({ file }: BenchPage, network: NetworkName, build: string): number =>
  openedFirst.includes(file) ? limits.live[network][runtimeOf(build)] : Number.POSITIVE_INFINITY
