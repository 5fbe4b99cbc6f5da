import { setTimeout as wait } from 'node:timers/promises'
import type { CDPSession } from 'puppeteer-core'
import { evaluate, type Profile } from './phone.ts'
import { probe } from './probe.ts'
import { prepareTap } from './tap.ts'
import { type Rest, watchTraffic } from './traffic.ts'

/** One opening of a page; times in milliseconds since the navigation. */
export interface Load {
  firstPaint: number
  content: number
  /** When the backend's answer to the first call had come whole; NaN without one. */
  answer: number
  largest: number
  /** When a tap on the content is answered by the page's own code, not noted for later. */
  live: number
  /**
   * Kilobytes the page itself took until it was live and the scripts that its html names had come, without
   * the backend's answers and pictures.
   */
  kilobytes: number
  layoutShift: number
  /** The time that tasks took beyond their first 50 ms, after the first paint. */
  blocking: number
}

/**
 * Whether the content is there, the named scripts too, and the page answers taps, if it ever will. A link may
 * answer them before the scripts have come. Runs in the page.
 */
function isReady(): boolean {
  // The blank page has no probe, and between it and the page there is no element.
  if (!document.documentElement || !window.seen) return false
  const { dataset } = document.documentElement
  const haveCome = window.seen.scripts.every(href => performance.getEntriesByName(href).length > 0)
  const isPainted = performance.getEntriesByName('first-contentful-paint').length > 0
  const isLive = !('island' in dataset) || window.seen.ready > 0
  return isPainted && haveCome && window.seen.content > 0 && isLive
}

/** Milliseconds after which a page that shows no content is given up. */
const patience = 30_000

/**
 * The probe's notes; `scriptsAt` is when the last script that the html names had come, `answer` when the first
 * call's answer had. Runs in the page.
 */
function readSeen() {
  const [paint] = performance.getEntriesByName('first-contentful-paint')
  const ends = window.seen.scripts.flatMap(href =>
    performance
      .getEntriesByName(href)
      .map(entry => (entry as PerformanceResourceTiming).responseEnd)
  )
  const calls = performance
    .getEntriesByType('resource')
    .filter(({ name }) => /\/muscular\/(?!sandbox)/.test(name)) as PerformanceResourceTiming[]
  return {
    seen: window.seen,
    firstPaint: paint?.startTime ?? 0,
    answer: calls[0]?.responseEnd,
    scriptsAt: Math.max(0, ...ends)
  }
}

/** Milliseconds that an answer to a tap is waited for, once the page is live. */
const afterTap = 500

/** The clocks of the page and of its traffic begin a few milliseconds apart. */
const apart = 20

/** Answers every document after the first with nothing, so that a tapped button that leads away leads nowhere. */
async function stayOnPage(session: CDPSession): Promise<void> {
  let isFirst = true
  session.on('Fetch.requestPaused', ({ requestId }) => {
    if (isFirst) void session.send('Fetch.continueRequest', { requestId })
    else void session.send('Fetch.fulfillRequest', { requestId, responseCode: 204 })
    isFirst = false
  })
  await session.send('Fetch.enable', { patterns: [{ resourceType: 'Document' }] })
}

async function openPage(profile: Profile, url: string, content: string, taps: boolean) {
  const session = await profile.open()
  const traffic = watchTraffic(session)
  await session.send('Page.enable')
  if (taps) await stayOnPage(session)
  await session.send('Page.addScriptToEvaluateOnNewDocument', {
    source: `(${prepareTap})();(${probe})(${JSON.stringify(content)}, ${taps})`
  })
  const loaded = new Promise(resolve => session.once('Page.loadEventFired', resolve))
  const { errorText } = await session.send('Page.navigate', { url })
  if (errorText) throw new Error(`${url}: ${errorText}`)
  await loaded
  const end = performance.now() + patience
  while (!(await evaluate(session, isReady))) {
    if (performance.now() > end) throw new Error(`${url} shows no ${content}`)
    await wait(100)
  }
  return { session, traffic }
}

/** Milliseconds from a tap on the main button, 50 ms after the content, to its answer; NaN without one. */
export async function measureTap(profile: Profile, url: string, content: string): Promise<number> {
  const { session } = await openPage(profile, url, content, true)
  await wait(afterTap)
  const { seen } = await evaluate(session, readSeen)
  await session.send('Page.close')
  return seen.tap || Number.NaN
}

/** Counts the traffic of a page until it rests. */
export async function measureRest(profile: Profile, url: string, content: string): Promise<Rest> {
  const { session, traffic } = await openPage(profile, url, content, false)
  const rest = await traffic.rested()
  await session.send('Page.close')
  return rest
}

/** Opens a page in a new tab and waits until nothing happens any more. */
export async function measure(profile: Profile, url: string, content: string): Promise<Load> {
  const { session, traffic } = await openPage(profile, url, content, false)
  await traffic.settled()
  const { seen, firstPaint, answer, scriptsAt } = await evaluate(session, readSeen)
  await session.send('Page.close')
  const live = Math.max(seen.content, seen.ready)
  const blocking = seen.longTasks
    .filter(({ start, duration }) => start + duration > firstPaint)
    .reduce((sum, { duration }) => sum + duration - 50, 0)
  return {
    firstPaint,
    content: seen.content,
    answer: answer ?? Number.NaN,
    largest: seen.largest,
    live,
    kilobytes: traffic.bytesBy(Math.max(firstPaint, live, scriptsAt) + apart) / 1024,
    layoutShift: seen.shift,
    blocking
  }
}
