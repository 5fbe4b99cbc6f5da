import { readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { type Browser, chromium } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest'
import { builtPages } from '../../shared/pages.ts'
import { type Alias, aliasesOf, aliasFile } from '../../shared/vite/deploy/addresses.ts'
import { compressFiles } from '../../shared/vite/deploy/compress.ts'
import { readServedHeaders, type ServedHeaders } from '../../shared/vite/deploy/served-headers.ts'
import { filesIn } from '../../shared/vite/deploy/site.ts'
import { commonHeaders } from '../../shared/vite/headers.ts'
import { browserArgs } from '../browser/harness.ts'
import { scenarioUrl } from '../sandbox/scenarios.ts'
import { buildBrand } from './build-brand.ts'
import type { Built, Server } from './server.ts'
import { startNginx } from './start-nginx.ts'
import { startPages } from './start-pages.ts'

const built = builtPages(true)
const developers = built.filter(({ developer }) => developer).map(({ file }) => file)
/** Parameters with which every page stays where it is: a complaint without a type would go back. */
const common = new URLSearchParams(scenarioUrl('order-due-rollover').split('?')[1])
common.set('problemType', '2')

let other: Built
let browser: Browser

beforeAll(async () => {
  other = buildBrand('in', '/loans')
  // With the pages for developers they are previews, which have no compressed twins.
  await Promise.all([inject('dist'), other.dist].map(compressFiles))
  browser = await chromium.launch({ executablePath: inject('headlessShell'), args: browserArgs })
})

afterAll(() => browser?.close())

const own = (): Built => ({
  dist: inject('dist'),
  deploy: join(dirname(inject('dist')), 'deploy')
})

const cases = [
  { server: 'nginx', start: startNginx, base: '/', site: own },
  { server: 'nginx', start: startNginx, base: '/loans/', site: () => other },
  { server: 'Cloudflare Pages', start: startPages, base: '/', site: own },
  {
    server: 'Cloudflare Pages',
    start: startPages,
    base: '/loans/',
    site: () => other
  }
]

describe.each(cases)('$server at $base', ({ server, start, base, site }) => {
  let running: Server
  let folder = ''
  let pages: string[] = []
  let served: ServedHeaders | undefined
  // No rules of Cloudflare's are for developers' pages, which are not published.
  const unruled = server === 'Cloudflare Pages' ? developers : []
  const all: Alias[] = aliasesOf(built, base)
  const aliases = all.filter(({ file }) => !unruled.includes(file))

  const ask = (path: string, headers: Record<string, string> = {}) =>
    fetch(running.origin + path, { redirect: 'manual', headers })
  const htmlOf = (file: string) => readFileSync(join(folder, file), 'utf8')

  // Pages reads a hundred rules: what any page of a folder may run, each of them may.
  const isJoined = (path: string) =>
    server === 'Cloudflare Pages' && path.slice(base.length).includes('/')

  async function expectPage(path: string, file: string, status = 200) {
    const response = await ask(path)
    expect([path, response.status]).toEqual([path, status])
    expect(await response.text(), path).toBe(htmlOf(file))
    expect(response.headers.get('content-type')).toBe('text/html; charset=utf-8')
    const own = status === 404 ? served?.notFound : served?.pages[base + file]
    expect(own, file).toBeDefined()
    for (const [name, value] of Object.entries({ ...commonHeaders, ...own })) {
      const received = response.headers.get(name)
      if (name === 'Content-Security-Policy' && isJoined(path)) {
        const allowed = new Set(received?.split(/[;\s]+/))
        const missing = value.split(/[;\s]+/).filter(each => !allowed.has(each))
        expect(missing, `${name} of ${path}`).toEqual([])
      } else expect(received, `${name} of ${path}`).toBe(value)
    }
  }

  beforeAll(async () => {
    folder = join(site().dist, base)
    served = readServedHeaders(site().deploy)
    const copies = all.map(alias => aliasFile(alias).slice(base.length))
    pages = filesIn(folder).filter(
      file => file.endsWith('.html') && ![...copies, ...unruled].includes(file)
    )
    running = await start(site(), inject('origin'))
  })

  afterAll(() => running?.stop())

  test('serves every page under its own policy', async () => {
    expect(pages.length).toBeGreaterThan(built.length - unruled.length - 1)
    for (const file of pages) {
      await expectPage(`${base}${file}`, file)
      await expectPage(`${base}${file}?sessionId=1`, file)
    }
  })

  test('opens every legacy address where it is, query intact', async () => {
    for (const { from, file } of aliases) await expectPage(`${from}?orderId=1&x=%C3%A9`, file)
  })

  test('answers what is not there with the page for it', async () => {
    for (const path of [
      'nothing',
      'assets/nothing.js',
      'assets/',
      'site/nothing.html',
      'order.htm'
    ]) {
      await expectPage(`${base}${path}`, '404.html', 404)
    }
  })

  test('knows other spellings of addresses, query intact', async () => {
    await expectPage(`${base}site/`, 'site/index.html')
    const others = [
      [`${base}order`, 'order.html'],
      [`${base}site`, 'site/index.html'],
      [`${base}About/`, 'site/about.html'],
      [`${base}ABOUT`, 'site/about.html'],
      [`${base}about/`, 'site/about.html'],
      ...(base === '/' ? [] : [[base.slice(0, -1), 'site/index.html']])
    ]
    for (const [from = '', file = ''] of others) {
      const response = await fetch(`${running.origin}${from}?orderId=1&x=%C3%A9`)
      expect([from, response.status]).toEqual([from, 200])
      // nginx opens small letters and capitals alike where they are.
      if (from !== `${base}ABOUT`) expect(response.redirected, from).toBe(true)
      expect(new URL(response.url).search).toBe('?orderId=1&x=%C3%A9')
      expect(await response.text(), from).toBe(htmlOf(file))
    }
  })

  test('opens any mixture of capitals with a slash too many, query intact', async () => {
    const page = await browser.newPage()
    await page.goto(`${running.origin}${base}aBoUT/?orderId=1&x=%C3%A9`)
    await page.getByRole('heading', { level: 1, name: 'About us' }).waitFor()
    expect(new URL(page.url()).search).toBe('?orderId=1&x=%C3%A9')
    await page.close()
  })

  // Some hundred files, one after the other: nginx takes no more connections at once here.
  test('lets assets be kept for good, icons for a day, and everything else be asked for again', {
    timeout: 120_000
  }, async () => {
    const assets = filesIn(join(folder, 'assets')).filter(file => file.endsWith('.js'))
    expect(assets.length).toBeGreaterThan(3)
    for (const file of assets) {
      const { headers } = await ask(`${base}assets/${file}`)
      expect(headers.get('cache-control')).toBe('public, max-age=31536000, immutable')
      expect(headers.get('content-type')).toMatch(/javascript/)
      expect(headers.get('x-content-type-options')).toBe('nosniff')
    }
    const icon = await ask(`${base}icons/icon.svg`)
    expect(icon.headers.get('cache-control')).toBe('public, max-age=86400')
    for (const file of ['sw.js', 'sitemap.xml']) {
      expect((await ask(`${base}${file}`)).headers.get('cache-control')).toBe('no-cache')
    }
  })

  test('sends the notices only where they have changed since', async () => {
    const { headers } = await ask(`${base}notices.json`)
    const again = await ask(`${base}notices.json`, { 'If-None-Match': headers.get('ETag') ?? '' })
    expect(again.status).toBe(304)
  })

  test('says with every revalidation how long the page may be kept', async () => {
    for (const file of ['repay-code.html', 'order.html']) {
      const { headers } = await ask(`${base}${file}`)
      const again = await ask(`${base}${file}`, { 'If-None-Match': headers.get('ETag') ?? '' })
      const own = served?.pages[base + file]
      expect([again.status, again.headers.get('cache-control')]).toEqual([
        304,
        own?.['Cache-Control']
      ])
    }
    expect(served?.pages[`${base}repay-code.html`]?.['Cache-Control']).toContain('max-age')
  })

  test('compresses texts for those who take it', async () => {
    const [script = ''] = filesIn(join(folder, 'assets')).filter(file => file.startsWith('vendor-'))
    for (const file of ['order.html', `assets/${script.replace(/\.(?:br|gz)$/, '')}`]) {
      const path = `${base}${file}`
      for (const encoding of ['br', 'gzip']) {
        const response = await ask(path, { 'accept-encoding': encoding })
        expect(response.headers.get('content-encoding'), `${path} ${encoding}`).toBe(encoding)
        expect(await response.text()).toBe(htmlOf(file))
      }
      const plain = await ask(path, { 'accept-encoding': 'identity' })
      expect(plain.headers.get('content-encoding')).toBe(null)
    }
  })

  test('has no broken link in its html', async () => {
    const ids = new Map(pages.map(file => [`${base}${file}`, new Set(idsOf(htmlOf(file)))]))
    const seen = new Set<string>()
    for (const file of pages) {
      for (const link of linksOf(htmlOf(file))) {
        const url = new URL(link, `${running.origin}${base}${file}`)
        if (url.origin !== running.origin) continue
        if (!seen.has(url.pathname)) {
          seen.add(url.pathname)
          expect([file, link, (await ask(url.pathname)).status]).toEqual([file, link, 200])
        }
        // A hash with a slash is a route of the landing page, not a place in it.
        if (url.hash && !url.hash.startsWith('#/'))
          expect(ids.get(url.pathname), `${link} in ${file}`).toContain(url.hash.slice(1))
      }
    }
    expect(seen.size).toBeGreaterThan(10)
  })

  // nginx shows every page there is.
  test('shows pages without a report of their policies', { timeout: 90_000 }, async () => {
    const texts = built.filter(({ island }) => !island).map(({ file }) => file)
    // Pages answers no calls: there an island is opened to see its scripts start.
    const all = server === 'nginx' && base === '/' ? pages : [...texts, 'order.html']
    // A page in the workbench's frame is refused by all servers but its own.
    const files = all.filter(file => file !== 'workbench.html')
    const context = await browser.newContext()
    const reports: string[] = []
    context.on('console', message => {
      const { url } = message.location()
      const isCall = url.includes('/muscular/') || url.includes('/nothing')
      if (message.type() === 'error' && !isCall) reports.push(`${url} ${message.text()}`)
    })
    context.on('weberror', error => reports.push(error.error().message))
    await Promise.all(
      [0, 1, 2].map(async start => {
        const page = await context.newPage()
        for (const file of files.filter((_, index) => index % 3 === start)) {
          await page.goto(`${running.origin}${base}${file}?${common}`)
          await page.getByRole('heading', { level: 1 }).first().waitFor({ state: 'attached' })
        }
      })
    )
    const registered = await context.pages()[0]?.evaluate(async () => {
      const registration = await navigator.serviceWorker.ready
      return registration.scope
    })
    expect(registered).toBe(`${running.origin}${base}`)
    await context.close()
    expect(reports).toEqual([])
  })

  if (server !== 'nginx') return
  test('keeps what is for Pages to itself', async () => {
    for (const path of ['/_headers', '/_redirects']) await expectPage(path, '404.html', 404)
  })

  // Pages passes nothing on: there the brand names an origin for calls.
  test('passes calls on and keeps queries out of the log', async () => {
    const context = await browser.newContext({ viewport: { width: 360, height: 740 } })
    const page = await context.newPage()
    await page.goto(`${running.origin}${base}order.html?${common}`)
    await page.getByText('Payment due in 3 days').waitFor()
    await context.close()
    expect(running.log()).toContain('"POST /muscular/v3/loan-details/loan-details" 200')
    expect(running.log()).not.toContain('sessionId')
  })
})

function linksOf(html: string): string[] {
  return [...html.matchAll(/<(?:a|link|script|img)\b[^>]* (?:href|src)="([^"]+)"/g)].map(
    ([, link = '']) => link.replace(/&amp;/g, '&')
  )
}

function idsOf(html: string): string[] {
  return [...html.matchAll(/ id="([^"]+)"/g)].map(([, id = '']) => id)
}
