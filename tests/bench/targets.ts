import { fileURLToPath } from 'node:url'
import type { Browser } from 'playwright-core'
import { build } from 'vite'
import type { Brand } from '../../shared/config/brand.ts'
import { scenarioUrl } from '../sandbox/scenarios.ts'
import { capture } from './capture.ts'
import { scriptFloor, staticFloor } from './floors.ts'
import type { BenchPage } from './pages.ts'
import { type Served, serve } from './server.ts'
import { readSite, type Site, toPage } from './site.ts'

/** One of the sites that take turns. */
export interface Target extends Served {
  name: string
  site: Site
}

/** What a page is opened by, without the origin. */
export function addressOf({ file, scenario }: BenchPage): string {
  return scenario ? scenarioUrl(scenario) : `/${file}`
}

const configFile = fileURLToPath(new URL('../../vite.config.ts', import.meta.url))
const results = fileURLToPath(new URL('../../test-results/bench', import.meta.url))

/** Builds the pages as they are deployed, into `test-results/bench`. */
async function buildSite(runtime: string): Promise<string> {
  const outDir = `${results}/${runtime}`
  process.env.NODE_ENV = 'production'
  process.env.RUNTIME = runtime
  await build({ configFile, logLevel: 'warn', build: { outDir, emptyOutDir: true } })
  return outDir
}

async function toTarget(name: string, site: Site): Promise<Target> {
  return { name, site, ...(await serve(site)) }
}

/** Floors that look like the pages of the site given; text has no use for a script. */
async function serveFloors(
  browser: Browser,
  model: Target,
  pages: readonly BenchPage[]
): Promise<Target[]> {
  const bare: Site = new Map()
  const scripted: Site = new Map()
  for (const page of pages) {
    const captured = await capture(browser, model.origin + addressOf(page), page.content)
    bare.set(`/${page.file}`, toPage(staticFloor(captured)))
    if (page.scenario) scripted.set(`/${page.file}`, toPage(scriptFloor(captured)))
  }
  return [await toTarget('static', bare), await toTarget('script', scripted)]
}

export interface Wanted {
  pages: readonly BenchPage[]
  runtimes: readonly string[]
  /** Folders of other builds, measured beside these. */
  beside: readonly string[]
}

/** The two floors and the builds, each on a server of its own. The first build is the model. */
export async function prepareTargets(
  browser: Browser,
  brand: Brand,
  { pages, runtimes, beside }: Wanted
): Promise<Target[]> {
  const builds: Target[] = []
  for (const runtime of runtimes) {
    builds.push(await toTarget(runtime, readSite(await buildSite(runtime), brand)))
  }
  for (const folder of beside) builds.push(await toTarget(folder, readSite(folder, brand)))
  const [model] = builds
  if (!model) throw new Error('Nothing to measure')
  return [...(await serveFloors(browser, model, pages)), ...builds]
}
