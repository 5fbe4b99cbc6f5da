import { type Browser, chromium } from 'playwright-core'
import { findHeadlessShell } from '../../shared/tools/find-chromium.ts'
import { scenarioUrl } from '../sandbox/scenarios.ts'
import { buildEmptyPage, buildPages } from './build-sites.ts'
import { capture } from './capture.ts'
import { scriptFloor, staticFloor } from './floors.ts'
import { type BenchPage, isText, startsWithCall } from './pages.ts'
import { type AnswerChange, type BenchServer, serve } from './server.ts'
import { readSite, type SiteFiles, toPage } from './site.ts'

/** One of the sites that take turns. */
export interface Target extends BenchServer {
  name: string
  site: SiteFiles
  /** Only for a build of ours. */
  runtime?: string
}

/** The address of a page on a server, whose pictures some addresses name. */
export function addressOf(
  { file, scenario, query = '', folder }: BenchPage,
  origin: string
): string {
  const address = scenario ? scenarioUrl(scenario, {}, origin) : `/${file}${query}`
  return folder ? `${origin}/${folder}${address}` : origin + address
}

export async function startTarget(
  name: string,
  site: SiteFiles,
  change?: AnswerChange
): Promise<Target> {
  return { name, site, ...(await serve(site, change)) }
}

/** Floors that look like the pages of the site given; text has no use for a script. */
async function serveFloors(
  browser: Browser,
  model: Target,
  pages: readonly BenchPage[]
): Promise<Target[]> {
  const bare: SiteFiles = new Map()
  const scripted: SiteFiles = new Map()
  for (const page of pages) {
    const url = addressOf(page, model.origins['4G'])
    const captured = await capture(browser, url, page.content).catch(error => {
      console.error(`${page.file} has no floors:`, error)
    })
    if (!captured) continue
    if (startsWithCall(page) && captured.calls.length === 0) {
      throw new Error(`${page.file} was captured without its call: its floor would be too fast`)
    }
    bare.set(`/${page.file}`, toPage(staticFloor(captured)))
    if (page.scenario) scripted.set(`/${page.file}`, toPage(scriptFloor(captured)))
  }
  return [await startTarget('static', bare), await startTarget('script', scripted)]
}

export const startBrowser = (): Promise<Browser> =>
  chromium.launch({ executablePath: findHeadlessShell(), args: ['--no-sandbox'] })

export interface Wanted {
  pages: readonly BenchPage[]
  runtimes: readonly string[]
  /** Folders of other builds, measured beside these. */
  beside: readonly string[]
}

/** A build of this project with an empty page of the same runtime. */
export async function prepareBuild(runtime: string, brand = 'ph'): Promise<Target> {
  const site = readSite(await buildPages(runtime, brand))
  const empty = readSite(await buildEmptyPage(runtime))
  return { runtime, ...(await startTarget(runtime, new Map([...empty, ...site]))) }
}

/** The two floors and the builds, each on a server of its own. The first build is the model. */
export async function prepareTargets({ pages, runtimes, beside }: Wanted): Promise<Target[]> {
  const builds: Target[] = []
  for (const runtime of runtimes) builds.push(await prepareBuild(runtime))
  for (const folder of beside) {
    builds.push({ runtime: 'react', ...(await startTarget(folder, readSite(folder))) })
  }
  const [model, ...others] = builds
  if (!model) throw new Error('Nothing to measure')
  // Text has no runtime: it is the same in every build of ours.
  const texts = pages.filter(isText).map(({ file }) => `/${file}`)
  for (const { site, name } of others) {
    if (runtimes.includes(name)) for (const path of texts) site.delete(path)
  }
  const browser = await startBrowser()
  const floors = await serveFloors(browser, model, pages)
  await browser.close()
  return [...floors, ...builds]
}
