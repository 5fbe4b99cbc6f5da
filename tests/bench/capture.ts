import type { Browser, Request } from 'playwright-core'
import { conditions } from './conditions.ts'

export interface CapturedCall {
  url: string
  method: string
  headers: Record<string, string>
  body: string | null
  /** The answer's text. */
  answer: string
}

/** The content and the traffic of a real page, to build its floors from. */
export interface Captured {
  title: string
  /** Only the rules that the page uses, while it loads and when it is ready. */
  styles: string
  /** The markup of the island before and after the answer; alike on a page of text only. */
  loading: string
  ready: string
  calls: CapturedCall[]
}

const sentHeaders = ['x-requested-with', 'content-type', 'building', 'gather']

function callOf(request: Request, answer: string): CapturedCall {
  const { pathname, search } = new URL(request.url())
  const all = Object.entries(request.headers())
  return {
    url: pathname + search,
    method: request.method(),
    headers: Object.fromEntries(all.filter(([name]) => sentHeaders.includes(name))),
    body: request.postData(),
    answer
  }
}

const isCall = ({ pathname }: URL) =>
  pathname.startsWith('/muscular/') && !pathname.startsWith('/muscular/sandbox/')

/** Opens the page at full speed and takes down its markup, its styles and its calls. */
export async function capture(browser: Browser, url: string, content: string): Promise<Captured> {
  const context = await browser.newContext({ viewport: conditions.viewport, bypassCSP: true })
  const page = await context.newPage()
  const calls: CapturedCall[] = []
  // Between page and server: of an answer that the page reads as a stream, Chromium may keep no copy.
  await page.route(isCall, async route => {
    const response = await route.fetch()
    calls.push(callOf(route.request(), await response.text()))
    await route.fulfill({ response })
  })
  await page.coverage.startCSSCoverage({ resetOnNavigation: false })
  await page.goto(url)
  await page.locator(content).first().waitFor()
  await page.waitForLoadState('networkidle')
  const markup = await page.evaluate(async () => {
    const emitted = await (await fetch(document.URL)).text()
    const before = new DOMParser().parseFromString(emitted, 'text/html')
    const textOf = (page: Document) => {
      const island = page.getElementById('root')
      if (island) return island.innerHTML
      for (const script of page.querySelectorAll('body script')) script.remove()
      return page.body.innerHTML
    }
    return { title: document.title, loading: textOf(before), ready: textOf(document) }
  })
  const sheets = await page.coverage.stopCSSCoverage()
  await context.close()
  const styles = sheets
    .flatMap(({ text = '', ranges }) => ranges.map(({ start, end }) => text.slice(start, end)))
    .join('')
  return { ...markup, styles, calls }
}
