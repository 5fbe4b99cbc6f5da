import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { type Browser, chromium } from 'playwright-core'
import { PNG } from 'pngjs'
import sharp from 'sharp'
import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import { browserArgs } from '../browser/harness.ts'
import { scenarioUrl } from '../sandbox/scenarios.ts'
import { differingPoints } from './gray.ts'
import { openAtRest, renews } from './open-at-rest.ts'

const phone = { width: 360, height: 740 }
const desk = { width: 1280, height: 800 }

/** Points that may differ: edges, and in the workbench the milliseconds of calls. */
const tolerance = { phone: 300, desk: 3000 }

const folder = fileURLToPath(new URL('../../.screenshots', import.meta.url))

/** The README's pictures: a scenario each, or a page that has none. */
const pictures: Record<string, string> = {
  workbench: '/workbench.html?state=order-due-rollover',
  order: scenarioUrl('order-due-rollover'),
  repay: scenarioUrl('repay-due'),
  'repay-code-2': scenarioUrl('repay-code-2'),
  confirm: scenarioUrl('confirm'),
  landing: scenarioUrl('own-costs-en'),
  site: '/site/index.html'
}

let browser: Browser

beforeAll(async () => {
  browser = await chromium.launch({ executablePath: inject('headlessShell'), args: browserArgs })
})

afterAll(() => browser.close())

test.each(Object.entries(pictures))(
  'the picture %s of the README is as the page',
  async (name, path) => {
    const isDesk = name === 'workbench'
    const context = await browser.newContext({ viewport: isDesk ? desk : phone })
    const url = new URL(path, inject('origin'))
    const session = url.searchParams.get('sessionId')
    if (session) url.searchParams.set('sessionId', `${session}.readme-${name}`)
    const page = await openAtRest(context, url.href)
    if (isDesk) await page.getByRole('textbox', { name: /^Answer of/ }).waitFor()
    const screenshot = await page.screenshot({ animations: 'disabled' })
    await context.close()
    const file = `${folder}/${name}.png`
    if (renews) {
      writeFileSync(file, await sharp(screenshot).png({ palette: true, effort: 10 }).toBuffer())
      return
    }
    const after = PNG.sync.read(screenshot)
    const points = differingPoints(PNG.sync.read(readFileSync(file)), after, new PNG(after))
    expect(
      points,
      'points that differ: `npm run pictures -- readme` takes them again'
    ).toBeLessThan(isDesk ? tolerance.desk : tolerance.phone)
  }
)

// The last: a new picture is there once it was taken.
test('each picture of the README is taken here', () => {
  const readme = readFileSync(new URL('../../README.md', import.meta.url), 'utf8')
  const names = [...readme.matchAll(/\.screenshots\/([\w-]+)\.png/g)].map(([, name]) => name)
  expect(names.sort()).toEqual(Object.keys(pictures).sort())
  expect(readdirSync(folder).sort()).toEqual(names.map(name => `${name}.png`).sort())
})
