import { readdirSync } from 'node:fs'
import lighthouse from 'lighthouse'
import { type Browser, chromium } from 'playwright-core'
import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import { browserArgs } from '../browser/harness.ts'
import { freePort } from '../published/free-port.ts'

const categories = ['accessibility', 'best-practices', 'seo'] as const

const isPromotion = (file: string) =>
  /^(?:(?:\w+\/)?site|landing|go)\/[\w-]+\.html$/.test(file) || file === 'landing.html'

const files = readdirSync(inject('dist'), { recursive: true, encoding: 'utf8' }).filter(isPromotion)

/** A campaign's page and a server's template say what a page of their own says, which is listed. */
const notListed = (file: string) => file === 'landing.html' || file.startsWith('go/')

let browser: Browser
let port: number

beforeAll(async () => {
  port = await freePort()
  browser = await chromium.launch({
    executablePath: inject('chromium'),
    args: [...browserArgs, `--remote-debugging-port=${port}`]
  })
})

afterAll(() => browser.close())

/** The audits that a page does not pass whole, with what they say of it. */
async function failures(file: string): Promise<string[]> {
  const run = await lighthouse(`${inject('origin')}/${file}`, {
    port,
    logLevel: 'error',
    onlyCategories: [...categories],
    skipAudits: notListed(file) ? ['is-crawlable'] : null
  })
  if (!run || run.lhr.runtimeError) throw new Error(run?.lhr.runtimeError?.message ?? 'No result')
  const { audits, categories: found } = run.lhr
  return categories.flatMap(name => {
    const category = found[name]
    if (category?.score === 1) return []
    const lost = (category?.auditRefs ?? []).filter(
      ({ id, weight }) => weight > 0 && audits[id]?.score !== null && audits[id]?.score !== 1
    )
    const reasons = lost.map(
      ({ id }) => `${id}: ${JSON.stringify(audits[id]?.details ?? '').slice(0, 600)}`
    )
    return [`${name} ${category?.score}: ${reasons.join('; ')}`]
  })
}

test('there are pages to look at', () => {
  expect(files.length).toBeGreaterThan(15)
})

test.each(files)('Lighthouse has nothing to say against %s on a phone', async file => {
  expect(await failures(file)).toEqual([])
})
