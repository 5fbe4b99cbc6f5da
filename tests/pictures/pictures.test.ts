import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'
import { fileURLToPath } from 'node:url'
import { type Browser, type BrowserContext, chromium } from 'playwright-core'
import { PNG } from 'pngjs'
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest'
import { isTranslated } from '../../shared/vite/languages.ts'
import { browserArgs } from '../browser/harness.ts'
import { type Scenario, scenarios, scenarioUrl } from '../sandbox/scenarios.ts'
import { differingPoints, fileOf, toGray } from './gray.ts'
import { openAtRest, renews } from './open-at-rest.ts'

/** Points that may differ: an edge that is drawn a hair otherwise. */
const tolerance = 30

const sets = [
  { language: 'en', width: 360, height: 740 },
  { language: 'fil', width: 320, height: 640 }
]

const pathTo = (path: string) => fileURLToPath(new URL(path, import.meta.url))

/** Not developers' pages, which change with every scenario, nor a list of hundreds of alike entries. */
const isPictured = ({ page, name }: Scenario) =>
  (isTranslated({ file: page }) || page === 'landing.html') && name !== 'products-long'

let browser: Browser

beforeAll(async () => {
  browser = await chromium.launch({ executablePath: inject('headlessShell'), args: browserArgs })
})

afterAll(() => browser.close())

/** The whole page of a scenario, at rest. */
async function takePicture(
  context: BrowserContext,
  { name }: Scenario,
  folder: string
): Promise<PNG> {
  const url = new URL(folder + scenarioUrl(name, {}, inject('origin')), inject('origin'))
  const session = url.searchParams.get('sessionId')
  // Each picture has a backend's state of its own.
  if (session) url.searchParams.set('sessionId', `${session}.${folder.slice(1) || 'en'}-${name}`)
  const page = await openAtRest(context, url.href)
  const drawn = page.locator('.captcha-button_picture')
  const screenshot = await page.screenshot({
    fullPage: true,
    animations: 'disabled',
    mask: [drawn]
  })
  return toGray(screenshot)
}

describe.each(sets)('in $language at $width', ({ language, width, height }) => {
  const folder = language === 'en' ? '' : `/${language}`
  const pictured = scenarios
    .filter(isPictured)
    .filter(({ page }) => !folder || isTranslated({ file: page }))

  test.concurrent.each(pictured)('$name looks as it is kept', async scenario => {
    // Nothing that another page has kept.
    const context = await browser.newContext({ viewport: { width, height } })
    const after = await takePicture(context, scenario, folder)
    await context.close()
    const file = pathTo(`kept/${language}-${width}/${scenario.name}.png`)
    if (renews) {
      mkdirSync(dirname(file), { recursive: true })
      const before = existsSync(file) ? PNG.sync.read(readFileSync(file)) : undefined
      if (before && differingPoints(before, after, new PNG(after)) <= tolerance) return
      writeFileSync(file, await fileOf(after))
      return
    }
    const before = PNG.sync.read(readFileSync(file))
    const difference = new PNG({ width: after.width, height: after.height })
    const points = differingPoints(before, after, difference)
    if (points > tolerance) {
      const seen = pathTo(`../../test-results/pictures/seen/${language}-${width}`)
      mkdirSync(seen, { recursive: true })
      writeFileSync(`${seen}/${scenario.name}.png`, await fileOf(after))
      writeFileSync(`${seen}/${scenario.name}.difference.png`, PNG.sync.write(difference))
    }
    expect(points, 'points that differ; see test-results/pictures/seen').toBeLessThanOrEqual(
      tolerance
    )
  })
})
