import { setTimeout as wait } from 'node:timers/promises'
import type { CDPSession } from 'puppeteer-core'

/** Milliseconds without a request after which a page is left alone, and the most to wait for them. */
const calm = 150
const patience = 2000

/** Longer than a page with React waits before it goes on with what is not read first. */
const restCalm = 1200

/** The requests and bytes of a page until it rests, without the backend's answers and pictures. */
export interface Rest {
  requests: number
  kilobytes: number
}

export interface Traffic {
  /**
   * The bytes that had come over the wire this many milliseconds after the page was asked for,
   * without the backend's answers and pictures.
   */
  bytesBy: (moment: number) => number
  /** Resolves when nothing has been asked or answered for a moment. */
  settled: () => Promise<void>
  /** Resolves when it has been quiet for longer. */
  rested: () => Promise<Rest>
}

export function watchTraffic(session: CDPSession): Traffic {
  const own = new Set<string>()
  const pending = new Set<string>()
  const arrivals: { seconds: number; bytes: number }[] = []
  let begin: number | undefined
  let last = performance.now()
  const finish = (id: string) => {
    pending.delete(id)
    last = performance.now()
  }
  session.on('Network.requestWillBeSent', ({ requestId, request, timestamp }) => {
    begin ??= timestamp
    pending.add(requestId)
    if (!new URL(request.url).pathname.startsWith('/muscular/')) own.add(requestId)
  })
  session.on('Network.loadingFinished', ({ requestId, encodedDataLength, timestamp }) => {
    const seconds = timestamp - (begin ?? timestamp)
    if (own.has(requestId)) arrivals.push({ seconds, bytes: encodedDataLength })
    finish(requestId)
  })
  session.on('Network.loadingFailed', ({ requestId }) => finish(requestId))
  const settle = async (quiet: number, most: number) => {
    const end = performance.now() + most
    while (performance.now() < end) {
      if (pending.size === 0 && performance.now() - last > quiet) return
      await wait(10)
    }
  }
  return {
    bytesBy: moment =>
      arrivals
        .filter(({ seconds }) => seconds * 1000 <= moment)
        .reduce((sum, { bytes }) => sum + bytes, 0),
    settled: () => settle(calm, patience),
    rested: async () => {
      await settle(restCalm, 5 * patience)
      const bytes = arrivals.reduce((sum, each) => sum + each.bytes, 0)
      return { requests: arrivals.length, kilobytes: bytes / 1024 }
    }
  }
}
