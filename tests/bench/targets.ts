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

export async function serveFolder(name: string, folder: string, brand: Brand): Promise<Target> {
  return { name, ...(await serve(readSite(folder, brand))) }
}

/** Floors that look like the pages of the site given. */
async function serveFloors(
  browser: Browser,
  model: Target,
  pages: readonly BenchPage[]
): Promise<Target[]> {
  const sites: Record<'static' | 'script', Site> = { static: new Map(), script: new Map() }
  for (const { file, scenario, content } of pages) {
    const captured = await capture(browser, model.origin + scenarioUrl(scenario), content)
    sites.static.set(`/${file}`, toPage(staticFloor(captured)))
    sites.script.set(`/${file}`, toPage(scriptFloor(captured)))
  }
  return [
    { name: 'static', ...(await serve(sites.static)) },
    { name: 'script', ...(await serve(sites.script)) }
  ]
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
    builds.push(await serveFolder(runtime, await buildSite(runtime), brand))
  }
  for (const folder of beside) builds.push(await serveFolder(folder, folder, brand))
  const [model] = builds
  if (!model) throw new Error('Nothing to measure')
  return [...(await serveFloors(browser, model, pages)), ...builds]
}
