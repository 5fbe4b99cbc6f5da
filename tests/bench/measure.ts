import type { BrowserContext, CDPSession } from 'playwright-core'
import { conditions } from './conditions.ts'
import { probe } from './probe.ts'
import { watchTraffic } from './traffic.ts'

/** One opening of a page; times in milliseconds since the navigation. */
export interface Load {
  firstPaint: number
  content: number
  /** Kilobytes the page itself took, without the backend's answers and pictures. */
  kilobytes: number
  layoutShift: number
  /** What the tasks over 50 ms took beyond their first 50 ms, after the first paint. */
  blocking: number
}

async function slowDown(session: CDPSession): Promise<void> {
  await session.send('Network.enable')
  await session.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: conditions.roundTrip,
    downloadThroughput: conditions.down / 8,
    uploadThroughput: conditions.up / 8
  })
  await session.send('Emulation.setCPUThrottlingRate', { rate: conditions.slowerProcessor })
}

/** Whether the content is there and the page answers taps, if it ever will. Runs in the page. */
function isReady(): boolean {
  const { dataset } = document.documentElement
  return window.seen.content > 0 && (!('island' in dataset) || 'ready' in dataset)
}

/** Opens a page in a new tab on the slow phone and waits until nothing happens any more. */
export async function measure(
  context: BrowserContext,
  url: string,
  content: string
): Promise<Load> {
  const page = await context.newPage()
  const session = await context.newCDPSession(page)
  await slowDown(session)
  const traffic = watchTraffic(session)
  await page.addInitScript(probe, content)
  await page.goto(url, { waitUntil: 'load' })
  await page.waitForFunction(isReady, undefined, { polling: 100 })
  await traffic.settled()
  const { seen, firstPaint } = await page.evaluate(() => {
    const [paint] = performance.getEntriesByName('first-contentful-paint')
    return { seen: window.seen, firstPaint: paint?.startTime ?? 0 }
  })
  await page.close()
  const blocking = seen.longTasks
    .filter(({ start, duration }) => start + duration > firstPaint)
    .reduce((sum, { duration }) => sum + duration - 50, 0)
  return {
    firstPaint,
    content: seen.content,
    kilobytes: traffic.bytes() / 1024,
    layoutShift: seen.shift,
    blocking
  }
}
