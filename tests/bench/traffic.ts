import { setTimeout as wait } from 'node:timers/promises'
import type { CDPSession } from 'puppeteer-core'

/** Milliseconds without a request after which a page is left alone, and the most to wait for them. */
const calm = 150
const patience = 2000

export interface Traffic {
  /** What came over the wire since it is watched, without the backend's answers and pictures. */
  bytes: () => number
  /** Resolves when nothing has been asked or answered for a moment. */
  settled: () => Promise<void>
}

export function watchTraffic(session: CDPSession): Traffic {
  const own = new Set<string>()
  const pending = new Set<string>()
  let bytes = 0
  let last = performance.now()
  const finish = (id: string) => {
    pending.delete(id)
    last = performance.now()
  }
  session.on('Network.requestWillBeSent', ({ requestId, request }) => {
    pending.add(requestId)
    if (!new URL(request.url).pathname.startsWith('/muscular/')) own.add(requestId)
  })
  session.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    if (own.has(requestId)) bytes += encodedDataLength
    finish(requestId)
  })
  session.on('Network.loadingFailed', ({ requestId }) => finish(requestId))
  return {
    bytes: () => bytes,
    settled: async () => {
      const end = performance.now() + patience
      while (performance.now() < end) {
        if (pending.size === 0 && performance.now() - last > calm) return
        await wait(10)
      }
    }
  }
}
