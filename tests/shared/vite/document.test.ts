// @vitest-environment node
import * as v from 'valibot'
import { describe, expect, test } from 'vitest'
import { templateSchema } from '../../../shared/api/template.ts'
import { brand } from '../../../shared/config/brand.ts'
import type { Brand } from '../../../shared/config/brand-settings.ts'
import { company } from '../../../shared/config/company.ts'
import { defaultTemplate } from '../../../shared/config/default-template.ts'
import type { Page } from '../../../shared/page.ts'
import { pages } from '../../../shared/pages.ts'
import { type DocumentInput, renderDocument } from '../../../shared/vite/document.ts'
import { noScriptStyle } from '../../../shared/vite/without-script.ts'

const alone: Brand = { ...brand, languages: ['en'] }

const row = (file: string) => pages.find(page => page.file === file) as Page

const input: DocumentInput = {
  page: { ...row('order.html'), title: 'Order <now>', description: 'Says "what"' },
  loaded: { id: 'sample', folder: '', brand: alone, company, placeholders: [], paperKeys: [] },
  base: '/loans/',
  facts: { file: 'order.html', own: ['orderId'] },
  markup: '<h1>Loan</h1>',
  script: 'start()'
}
const render = (change: Partial<DocumentInput> = {}) => renderDocument({ ...input, ...change })
const linked = (name: string) => ({
  address: `/loans/assets/${name}.js`,
  integrity: `sha256-${name}`
})
const built = {
  entry: linked('order'),
  preloads: [linked('vendor')],
  styles: 'a{}b{}'
}

describe('the html of an island', () => {
  test('has the title and the description of its row', () => {
    expect(render().head).toContain('<title>Order &lt;now&gt;</title>')
    expect(render().head).toContain('<meta name="description" content="Says &quot;what&quot;">')
    expect(render().head).toContain('<meta name="robots" content="noindex">')
  })

  test('names who lends at its foot', () => {
    expect(render({ page: { ...input.page, namesLender: true } }).body).toMatch(
      /<footer class="lender"><p>Sample Peso Lending Inc.<\/p><p>SEC Registration No/
    )
    expect(render({ page: { ...input.page, namesLender: false } }).body).not.toContain('lender')
  })

  test('has its view in the root, and what helps where the script does not come', () => {
    expect(render().body).toMatch(/^<div id="root"><h1>Loan<\/h1><\/div><main id="stuck"/)
    expect(render({ page: { ...input.page, lang: 'fil' } }).body).toContain(
      '<h1>Hindi mabuksan ang page na ito</h1>'
    )
  })

  test('tells its scripts what they need in one value', () => {
    const facts = { file: 'order.html', own: ['orderId'], request: { url: "/a?'&", fields: [] } }
    const [, text = ''] = /data-page='([^']*)'/.exec(render({ facts }).attributes) ?? []
    expect(JSON.parse(text.replace(/&#39;/g, "'").replace(/&amp;/g, '&'))).toEqual(facts)
  })

  test('of text that reads no address tells its scripts nothing', () => {
    const page = { ...row('about.html'), island: false }
    expect(render({ page, facts: { file: 'about.html', own: [] } }).attributes).toBe('lang="en"')
  })

  test('names its scripts with their hashes, the entry as a module', () => {
    expect(render({ built }).head).toMatch(
      /<script type="module" crossorigin integrity="sha256-order" src="\/loans\/assets\/order.js"><\/script><link rel="modulepreload" crossorigin integrity="sha256-vendor" href="\/loans\/assets\/vendor.js">$/
    )
  })

  test('has its entry only fetched where the script of its template starts it', () => {
    const facts = { data: 'data', slots: [{ path: ['name'] }], required: [] }
    const template = { markup: '<p>filled</p>', facts }
    const { head, body, inline } = render({ built, template, fillScript: 'fill()' })
    expect(head).toContain('<link rel="modulepreload" crossorigin id="entry"')
    expect(head).not.toContain('type="module"')
    expect(body).toContain(
      `<template id="unfilled" data-slots='${JSON.stringify(facts)}'><p>filled</p></template><script>fill()</script>`
    )
    expect(inline.scripts).toContain('fill()')
  })

  test('hides what waits for a script where none runs, as its policy knows', () => {
    const { head, inline } = render()
    expect(head).toContain('<noscript><style>#root{display:none}')
    expect(inline.styles).toContain(noScriptStyle)
    const variant = { of: 'landing.html', document: v.parse(templateSchema, defaultTemplate) }
    const promotion = render({ page: { ...row('landing.html'), variant } })
    expect(promotion.head).not.toContain('<noscript>')
    expect(promotion.body).toMatch(/^<noscript>/)
  })

  test('says which texts stand in it, to the letter', () => {
    const { head, inline } = render({ built })
    expect(inline.styles[0]).toMatch(/^:root\{.*\}a\{\}b\{\}$/)
    for (const text of inline.scripts) expect(head).toContain(`<script>${text}</script>`)
    for (const text of inline.styles) expect(head).toContain(`<style>${text}</style>`)
  })
})

test('the html of text has its script at the end, and no help without one', () => {
  const { head, body } = render({ page: row('about.html') })
  expect(body).toBe('<div id="root"><h1>Loan</h1></div><script>start()</script>')
  expect(head).not.toContain('<script>')
})

test('a page of the site has the brand in its title, and may be found', () => {
  const { head } = render({ page: row('site/about.html') })
  expect(head).toContain(`<title>${brand.name} · About us</title>`)
  expect(head).toContain('<link rel="canonical"')
  expect(head).not.toContain('noindex')
})

test('a landing template’s page ends its head with what is its own, in its policy too', () => {
  const variant = { of: 'landing.html', document: v.parse(templateSchema, defaultTemplate) }
  const { head, inline } = render({ page: { ...row('landing.html'), variant }, built })
  expect(head.indexOf('id="template"')).toBeGreaterThan(head.indexOf('vendor.js'))
  expect(inline.styles).toHaveLength(2)
  expect(head).toContain(`<style>${inline.styles[1]}</style>`)
})

test('a landing page leads to its template in other languages, one without any to none', () => {
  const document = v.parse(templateSchema, defaultTemplate)
  const twins = { zh: 'landing/steps-zh.html', fil: 'landing/steps-fil.html' }
  const bodyOf = (variant: NonNullable<Page['variant']>) =>
    render({ page: { ...row('landing.html'), lang: 'fil', variant } }).body
  const variant = { of: 'landing.html', document }
  expect(bodyOf({ ...variant, twins })).toMatch(
    /<\/noscript><nav class="twins"><a href="\/loans\/landing\/steps-zh.html" lang="zh" hreflang="zh"><svg.*<\/svg><span>中文<\/span><\/a><\/nav>/
  )
  expect(bodyOf({ ...variant, twins: {} })).not.toContain('twins')
})

describe('a landing template without scripts', () => {
  const linksOf = (download: object) => {
    const document = v.parse(templateSchema, defaultTemplate)
    document.locale = 'en'
    Object.assign(document.download, { android: '', ios: '', apk: '' }, download)
    const variant = { of: 'landing.html', document }
    const { body } = render({ page: { ...row('landing.html'), variant } })
    const [notice = ''] = /<noscript>.*?<\/noscript>/.exec(body) ?? []
    return [...notice.matchAll(/<a href="([^"]+)">([^<]+)/g)].slice(1).map(link => link.slice(1))
  }
  const apple = [brand.store.ios, 'Get it on the App Store']

  test('leads to the brand’s stores', () => {
    expect(linksOf({})).toEqual([[brand.store.android, 'Get it on Google Play'], apple])
  })

  test.each([{ apk: '/app.apk' }, { android: '/app.apk' }])('has the file of %j', download => {
    expect(linksOf(download)).toEqual([['/loans/app.apk', 'Download the app file'], apple])
  })

  test('leads to another shop than the two', () => {
    const android = 'https://shop.example/app?a=1&b=2'
    expect(linksOf({ android, apk: '/app.apk' })).toEqual([
      ['https://shop.example/app?a=1&amp;b=2', 'Get the app'],
      apple
    ])
  })
})

test('a page has its colours for the night before anything is painted, an advertisement has none', () => {
  const themeScript = 'night()'
  const { head, attributes, inline } = render({ themeScript })
  expect(head.indexOf('night()')).toBeLessThan(head.indexOf('start()'))
  expect(head).toContain('<meta name="color-scheme" content="light dark">')
  expect(attributes).not.toContain('data-theme')
  expect(inline.scripts).toEqual(['night()', 'start()'])
  const landing = render({ page: row('landing.html') })
  expect(landing.attributes).toContain('data-theme="light"')
  const deletion = render({ page: row('site/delete-account.html'), themeScript })
  expect(deletion.attributes).not.toContain('data-theme')
  expect(landing.head).not.toContain('color-scheme"')
})

describe('a page in several languages', () => {
  const page: Page = { ...row('order.html'), lang: 'fil', place: 'fil/order.html' }
  const loaded = { ...input.loaded, brand: { ...brand, languages: ['en', 'fil', 'ceb'] as const } }
  const { head, body, inline } = render({ page, loaded, languageScript: 'choose()' })

  test('leads to its twins before anything else, in their own languages', () => {
    expect(body).toMatch(/^<nav class="languages" aria-label="Wika">/)
    const links = [...body.matchAll(/<a href="([^"]+)" lang="(\w+)" hreflang="\w+"[^>]*>([^<]+)/g)]
    expect(links.map(([, ...parts]) => parts)).toEqual([
      ['/loans/order.html', 'en', 'English'],
      ['/loans/ceb/order.html', 'ceb', 'Bisaya']
    ])
  })

  test('chooses its language before any other script, and its policy knows it', () => {
    expect(head.indexOf('choose()')).toBeLessThan(head.indexOf('start()'))
    expect(inline.scripts).toEqual(['choose()', 'start()'])
  })

  test('of the site names its twins to search engines', () => {
    const site: Page = { ...row('site/about.html'), lang: 'fil', place: 'fil/site/about.html' }
    const { head } = render({ page: site, loaded })
    const found = head.matchAll(
      /rel="alternate" hreflang="([^"]+)" href="https?:\/\/[^/]+([^"]+)"/g
    )
    expect([...found].map(([, ...parts]) => parts)).toEqual([
      ['en', '/loans/site/about.html'],
      ['fil', '/loans/fil/site/about.html'],
      ['ceb', '/loans/ceb/site/about.html'],
      ['x-default', '/loans/site/about.html']
    ])
    expect(head).toContain('/loans/fil/site/about.html"><link rel="alternate"')
    expect(head).toContain('content="fil_PH"')
  })

  test('of the site is skipped to its content before anything else', () => {
    const site: Page = { ...row('site/about.html'), lang: 'fil', place: 'fil/site/about.html' }
    expect(render({ page: site, loaded }).body).toMatch(
      /^<a class="site_skip" href="#content">Diretso sa nilalaman<\/a><nav class="languages"/
    )
    expect(body).not.toContain('site_skip')
  })

  test('has no switch where its brand has one language, or the page has', () => {
    expect(render().body).not.toContain('languages')
    expect(render({ page: row('legacy-repay.html'), loaded }).body).not.toContain('languages')
  })
})
