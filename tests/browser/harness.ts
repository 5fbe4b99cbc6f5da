import { readdirSync, readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { basename, join } from 'node:path'
import { type Browser, type BrowserContext, chromium, type Page } from 'playwright-core'
import { afterAll, test as base, beforeAll, expect, inject } from 'vitest'
import { scenarioUrl } from '../sandbox/scenarios.ts'

const axeSource = readFileSync(
  createRequire(import.meta.url).resolve('axe-core/axe.min.js'),
  'utf8'
)
// Inside the page, once its source has been evaluated there.
declare const axe: typeof import('axe-core')

export const phone = { width: 360, height: 740 }
export const smallPhone = { width: 320, height: 640 }

/** A request of the page's to the sandbox. */
interface SeenCall {
  /** Below `/muscular`. */
  path: string
  query: Record<string, string>
  body: Record<string, string>
}

export interface BorrowerFixture {
  context: BrowserContext
  page: Page
  /** The `sessionId` of this test: the sandbox keeps a state of its own for it. */
  session: string
  /** Opens a scenario of the sandbox by its name, in this test's own state. */
  open: (scenario: string, extra?: Record<string, string>) => Promise<void>
  /** The calls that the pages have made so far, to one path or to all. */
  calls: (path?: string) => SeenCall[]
  /** A console error or page error that the test brings about itself. */
  expectTrouble: (pattern: RegExp) => void
}

/** A light one, a whole one that keeps pages in its back/forward cache, and one that darkens pages as some phones do. */
const browsers: Partial<Record<'usual' | 'cached' | 'dark', Browser>> = {}
let count = 0

/** Chromium without what it asks the network for on its own. */
export const browserArgs = [
  '--no-sandbox',
  '--disable-quic',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--no-first-run'
]

async function launch(kind: keyof typeof browsers): Promise<Browser> {
  const pageCache = kind === 'cached'
  browsers[kind] ??= await chromium.launch({
    executablePath: inject(kind === 'usual' ? 'headlessShell' : 'chromium'),
    args:
      kind === 'dark' ? [...browserArgs, '--enable-features=WebContentsForceDark'] : browserArgs,
    ignoreDefaultArgs: pageCache ? ['--disable-back-forward-cache'] : []
  })
  return browsers[kind]
}

/** Finds requests for the built scripts with a text in them: in which file a module is, is the bundler's matter. */
export function scriptsWith(text: string): (url: URL) => boolean {
  const folder = join(inject('dist'), 'assets')
  const files = readdirSync(folder).filter(
    file => file.endsWith('.js') && readFileSync(join(folder, file), 'utf8').includes(text)
  )
  expect(files).not.toEqual([])
  return ({ pathname }) => files.includes(basename(pathname))
}

/** Whether React is there, if it ever comes. Runs in the page. */
export function isTakenOver(): boolean {
  const { dataset } = document.documentElement
  return !('island' in dataset) || 'ready' in dataset
}

/** Chromium leaves out the animation between two pages where the next one is drawn already: nothing else happens. */
const skippedAnimation = /^Transition was aborted because of invalid state/

/**
 * A test with a phone in the borrower's hand. It fails on any console error, uncaught error or
 * report of the content security policy that it did not announce.
 */
export const test = base.extend<{
  borrower: BorrowerFixture
  pageCache: boolean
  forcedDark: boolean
}>({
  /** Whether going back restores a page as it was left; off by default in Playwright. */
  pageCache: false,
  /** Whether the browser darkens what is light; its screen is then as sharp as a phone's. */
  forcedDark: false,
  borrower: async ({ pageCache, forcedDark }, use) => {
    const browser = await launch(forcedDark ? 'dark' : pageCache ? 'cached' : 'usual')
    const context = await browser.newContext({
      viewport: phone,
      deviceScaleFactor: forcedDark ? 2 : 1,
      baseURL: inject('origin')
    })
    context.setDefaultTimeout(30_000)
    const page = await context.newPage()
    const calls: SeenCall[] = []
    const trouble: string[] = []
    const expected: RegExp[] = []
    const suffix = `t${process.pid}-${++count}`

    const pageRequests = new Set<string>()
    /** Some Chromium asks for the icon of its tab again at each load, which no page has a say in. */
    const isTabsOwn = (url: string) => url.endsWith('/icons/icon.svg') && !pageRequests.has(url)

    context.on('request', request => {
      if (request.resourceType() !== 'other') pageRequests.add(request.url())
      const { pathname, searchParams } = new URL(request.url())
      if (!pathname.startsWith('/muscular/') || pathname.startsWith('/muscular/sandbox')) return
      const body = Object.fromEntries(new URLSearchParams(request.postData() ?? ''))
      const query = Object.fromEntries(searchParams)
      calls.push({ path: pathname.slice('/muscular'.length), query, body })
    })
    context.on('console', message => {
      if (message.type() !== 'error' || isTabsOwn(message.location().url)) return
      trouble.push(message.text())
    })
    context.on('weberror', error => {
      const { message } = error.error()
      if (!skippedAnimation.test(message)) trouble.push(message)
    })

    const open = async (name: string, extra: Record<string, string> = {}) => {
      const url = new URL(scenarioUrl(name, extra, inject('origin')), inject('origin'))
      const session = url.searchParams.get('sessionId')
      url.searchParams.set('sessionId', `${session}.${suffix}`)
      borrower.session = `${session}.${suffix}`
      await page.goto(url.href)
      // Earlier taps are tested where the page's code is held back.
      await page.waitForFunction(isTakenOver, undefined, { timeout: 2000 }).catch(() => {})
    }
    const borrower: BorrowerFixture = {
      context,
      page,
      session: '',
      open,
      calls: path => calls.filter(call => path === undefined || call.path === path),
      expectTrouble: pattern => expected.push(pattern)
    }
    await use(borrower)
    // A page asks again by itself, also while a test that answers for the server comes to its end.
    for (const each of [context, ...context.pages()])
      await each.unrouteAll({ behavior: 'ignoreErrors' })
    await context.close()
    const unexpected = trouble.filter(text => !expected.some(pattern => pattern.test(text)))
    expect(unexpected).toEqual([])
  }
})

/** To be called once in each file of browser tests. */
export function shareBrowser(): void {
  beforeAll(() => {
    expect(inject('origin')).toMatch(/^http/)
  })
  afterAll(async () => {
    await Promise.all(Object.values(browsers).map(browser => browser.close()))
    browsers.usual = undefined
    browsers.cached = undefined
    browsers.dark = undefined
  })
}

/** Taps beside the open dialog, once it takes taps: a moment after it has opened. */
export async function tapBeside(page: Page): Promise<void> {
  await page.waitForFunction(() => document.elementFromPoint(5, 5)?.matches('dialog'))
  await page.mouse.click(5, 5)
}

/** Every violation of WCAG 2.2 AA and of axe's best practice on the page as it is now. */
export async function accessibilityViolations(page: Page): Promise<string[]> {
  // Evaluated, not added as a script: the page's own policy allows no foreign one.
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axeSource)
  const { violations } = await page.evaluate(() => axe.run({ resultTypes: ['violations'] }))
  return violations.map(
    ({ id, nodes }) =>
      `${id}: ${nodes.map(node => `${node.target} ${node.failureSummary}`).join('; ')}`
  )
}
