import {
  type Browser,
  type BrowserContext,
  chromium,
  type Page,
  type Request
} from 'playwright-core'
import { afterAll, beforeAll, inject } from 'vitest'
import { browserArgs, phone } from '../../browser/harness.ts'
import { bundleScript } from '../../engines/server/bundle-script.ts'
import type { Found } from './probe.ts'

/** A secret that nobody but our own server may get to see. */
export const canary = 'canary-5b1e7c90'

/** The requests that have left a tab so far. */
interface Leaving {
  /** Requests to anybody else. */
  foreign: string[]
  console: string[]
}

export interface FuzzTab {
  page: Page
  context: BrowserContext
  leaving: Leaving
}

function tellOf(request: Request): string {
  const headers = Object.entries(request.headers()).map(each => each.join(': '))
  return [request.url(), ...headers, request.postData() ?? ''].join('\n')
}

async function openTab(browser: Browser, probe: string): Promise<FuzzTab> {
  const origin = inject('origin')
  const context = await browser.newContext({ viewport: phone, baseURL: origin })
  await context.addInitScript({ content: probe })
  const page = await context.newPage()
  const leaving: Leaving = { foreign: [], console: [] }
  context.on('request', request => {
    const { protocol, origin: to } = new URL(request.url())
    if (/^https?:$/.test(protocol) && to !== origin) leaving.foreign.push(tellOf(request))
  })
  context.on('console', message => leaving.console.push(`${message.type()}: ${message.text()}`))
  return { page, context, leaving }
}

/** A browser for a file of tests; every host but ours is unknown to it. */
export function shareTabs() {
  let browser: Browser
  let probe: string
  beforeAll(async () => {
    probe = await bundleScript(new URL('probe.ts', import.meta.url))
    browser = await chromium.launch({
      executablePath: inject('headlessShell'),
      args: [...browserArgs, '--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE 127.0.0.1']
    })
  })
  afterAll(() => browser.close())

  const withTab = async <Result>(work: (tab: FuzzTab) => Promise<Result>): Promise<Result> => {
    const tab = await openTab(browser, probe)
    try {
      return await work(tab)
    } finally {
      await tab.context.close()
    }
  }

  /** Tabs that stay: what they have fetched and compiled once is there for the next page. */
  const standing: Promise<FuzzTab>[] = []

  /** Does the same with many things, several tabs at a time. */
  const withTabs = async <Item, Result>(
    items: readonly Item[],
    work: (tab: FuzzTab, item: Item) => Promise<Result[]>
  ): Promise<Result[]> => {
    const waiting = items.slice()
    const found: Result[] = []
    const run = async (tab: FuzzTab) => {
      for (let item = waiting.shift(); item !== undefined; item = waiting.shift()) {
        found.push(...(await work(tab, item)))
      }
    }
    while (standing.length < 3) standing.push(openTab(browser, probe))
    // All tabs stop before the next test opens addresses in them, also where one has failed.
    const runs = await Promise.allSettled(standing.map(async tab => run(await tab)))
    for (const each of runs) if (each.status === 'rejected') throw each.reason
    return found
  }
  return { withTab, withTabs }
}

/** Opens an address. The page before it may lead elsewhere at the same moment and win: then it is opened again. */
export async function openAddress({ page }: FuzzTab, address: string): Promise<void> {
  for (let attempt = 0; ; attempt++) {
    try {
      await page.goto(address, { waitUntil: 'commit' })
      return
    } catch (error) {
      if (attempt > 2 || !/interrupted by another navigation/.test(String(error))) throw error
    }
  }
}

/** Looks into the page that is open in the end: pages may lead to each other. */
export async function findAll({ page }: FuzzTab): Promise<Found> {
  for (let turn = 0; turn < 20; turn++) {
    const found = await page
      .evaluate(word => window.fuzz?.find(word), canary)
      .catch(error => {
        if (!/context was destroyed|navigat/i.test(String(error))) throw error
      })
    if (found) return found
  }
  throw new Error(`${page.url()} does not come to rest`)
}

/** The places that others can read or that outlive the page, and that hold the canary. */
function leaks({ leaving, page }: FuzzTab, { look, referrer, stored }: Found): string[] {
  const places: Record<string, readonly string[]> = {
    'a request to another origin': leaving.foreign,
    'the console': leaving.console,
    'the title': [look.title],
    'the referrer': [referrer],
    // The rest of a long text has been left behind.
    'a storage': stored.map(text => `${text} ${canary}`)
  }
  const from = new URL(page.url()).pathname
  return Object.entries(places).flatMap(([place, texts]) =>
    texts.filter(text => text.includes(canary)).map(text => `${from}: ${place} has it: ${text}`)
  )
}

/** Forgets what has left the tab, and answers what was wrong with it. */
export function problemsOf(tab: FuzzTab, found: Found): string[] {
  const { look, trouble, pwned, elements } = found
  const { state } = look
  // The browser's own words about an answer of ours, or about a host that it does not know.
  const loud = tab.leaving.console.filter(
    line => line.startsWith('error') && !/Failed to load resource/.test(line)
  )
  const problems = [
    ...(state === 'content' || state === 'failed' ? [] : [`ends ${state}: ${look.text}`]),
    ...trouble,
    ...loud,
    ...(pwned ? ['hostile code has run'] : []),
    ...elements.map(name => `there is a ${name}`),
    ...leaks(tab, found)
  ]
  tab.leaving.foreign.length = 0
  tab.leaving.console.length = 0
  return problems.map(each => each.slice(0, 400))
}
