// @vitest-environment node
import { cpSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import type { Template } from '../../../shared/api/template.ts'
import { brand } from '../../../shared/config/brand.ts'
import { company } from '../../../shared/config/company.ts'
import { defaultTemplate } from '../../../shared/config/default-template.ts'
import type { Page } from '../../../shared/page.ts'
import { pages } from '../../../shared/pages.ts'
import { landingHead } from '../../../shared/vite/landing-head.ts'
import { landingPages, templateOf } from '../../../shared/vite/landing-pages.ts'
import { brandAlias } from '../../../shared/vite/load-brand.ts'
import type { LoadedBrand } from '../../../shared/vite/loaded-brand.ts'
import { loadedBrand } from '../../setup/loaded-brand.ts'
import { temporaryFolder } from '../../setup/temporary-folder.ts'

const chosen: LoadedBrand = {
  id: 'sample',
  folder: '',
  brand: { ...brand, name: 'Sample & Co' },
  company: { ...company, siteOrigin: 'https://site.example' },
  placeholders: [],
  paperKeys: []
}
const base = defaultTemplate as Template
const template: Template = {
  ...base,
  id: 'coins',
  theme: { background: '#fff7e6', accent: '#0b6b5b', text: '#1d1d1d' },
  hero: { ...base.hero, image: '/landing/coins.png', title: '</script>' },
  preview: { title: '', description: '', image: '' }
}
const row = pages.find(({ file }) => file === 'landing.html') as Page
const page = (document = template): Page => ({
  ...row,
  file: 'landing/coins.html',
  title: 'Coins <now>',
  description: 'Says "what"',
  lang: 'fil',
  variant: { of: 'landing.html', document }
})

const head = (document = template) => landingHead(page(document), chosen, '/loans/')

function propertiesOf(document = template): Record<string, string> {
  const tags = head(document).html.matchAll(/<meta property="([^"]+)" content="([^"]*)">/g)
  return Object.fromEntries([...tags].map(([, name, content]) => [name, content]))
}

describe('the head of a landing template’s page', () => {
  test('has the template’s colours and document', () => {
    const { html, style } = head()
    expect(html).toContain('<meta name="theme-color" content="#fff7e6">')
    expect(style).toContain('html:root{--landing-background:#fff7e6;--landing-text:#1d1d1d;')
    expect(html).toContain(`<style>${style}</style>`)
    const [, text = ''] =
      /<script type="application\/json" id="template">(.*)<\/script>$/.exec(html) ?? []
    const { preview: _, ...carried } = template
    expect(JSON.parse(text)).toEqual(carried)
    expect(text).not.toContain('<')
  })

  test.each([
    ['#191d20', '#ffffff'],
    ['#ffffff', '#00000033']
  ])('fills what stands on it below the text %s with %s', (text, fill) => {
    const { style } = head({ ...template, theme: { ...template.theme, text } })
    expect(style).toContain(`;--head-fill:${fill}}`)
  })

  test('tells who shares its link what it is', () => {
    expect(propertiesOf()).toEqual({
      'og:type': 'website',
      'og:site_name': 'Sample &amp; Co',
      'og:title': 'Coins &lt;now&gt;',
      'og:description': 'Says &quot;what&quot;',
      'og:url': 'https://site.example/loans/landing/coins.html',
      'og:locale': 'fil_PH',
      'og:image': 'https://site.example/loans/landing/coins.png',
      'twitter:card': 'summary_large_image'
    })
  })

  test('shows the preview’s picture before the hero’s', () => {
    const preview = { ...template.preview, image: 'https://img.example/a.png' }
    expect(propertiesOf({ ...template, preview })['og:image']).toBe('https://img.example/a.png')
  })

  test.each(['', '/landing/coins.svg'])(
    'shows the brand’s picture where the hero’s is %j',
    image => {
      const hero = { ...template.hero, image }
      expect(propertiesOf({ ...template, hero })['og:image']).toBe(
        'https://site.example/loans/icons/preview.png'
      )
    }
  )

  test('is of the page’s own template', () => {
    expect(templateOf(page())).toBe(template)
  })
})

test.each(['ph', 'in'])(
  'each template for %s has a page of its own, and no other has',
  async id => {
    const loaded = await loadedBrand(id)
    const pages = await landingPages(loaded, brandAlias(loaded.folder))
    const all = pages.filter(({ variant }) => !variant?.campaign)
    expect(all.length).toBeGreaterThan(0)
    for (const each of all) {
      const { id: name, locale, hero, preview, form } = templateOf(each)
      expect(each).toMatchObject({
        ...row,
        file: `landing/${name}.html`,
        title: preview.title || hero.title,
        description: preview.description || hero.subtitle,
        lang: locale,
        variant: { of: 'landing.html' }
      })
      expect(form.phoneRule === 'in').toBe(id === 'in')
    }
  }
)

test('a template that is there in another language names it to search engines, the others nothing', async () => {
  const loaded = await loadedBrand('ph')
  const pages = await landingPages(loaded, brandAlias(loaded.folder))
  const linksOf = (file: string) => {
    const { html } = landingHead(pages.find(each => each.file === file) as Page, loaded, '/')
    return [...html.matchAll(/hreflang="([^"]+)" href="[^"]+\/landing\/([^"]+)"/g)].map(link =>
      link.slice(1)
    )
  }
  const twins = [
    ['en', 'amount-en.html'],
    ['fil', 'amount-fil.html'],
    ['x-default', 'amount-en.html']
  ]
  expect(linksOf('landing/amount-en.html')).toEqual(twins)
  expect(linksOf('landing/amount-fil.html')).toEqual(twins)
  expect(linksOf('landing/costs-en.html')).toEqual([])
  // Neither is in the brand's first language.
  expect(linksOf('landing/steps-zh.html')).toEqual([
    ['fil', 'steps-fil.html'],
    ['zh', 'steps-zh.html']
  ])
})

test('a template that is there twice in one language names neither of them', async () => {
  const loaded = await loadedBrand('ph')
  const folder = temporaryFolder('brand')
  cpSync(loaded.folder, folder, { recursive: true })
  const text = readFileSync(join(folder, 'templates/amount-en.json'), 'utf8')
  writeFileSync(
    join(folder, 'templates/amount-max.json'),
    text.replace('"amount-en"', '"amount-max"')
  )
  const pages = await landingPages({ ...loaded, folder }, brandAlias(loaded.folder))
  const amounts = pages.filter(({ file }) => file.startsWith('landing/amount-'))
  expect(amounts.map(({ variant }) => variant?.twins)).toEqual([{}, {}, {}])
})

test('a campaign has one page with every template that it may show', async () => {
  const loaded = await loadedBrand('ph')
  const pages = await landingPages(loaded, brandAlias(loaded.folder))
  const [campaign] = pages.filter(({ variant }) => variant?.campaign)
  expect(campaign).toMatchObject({
    file: 'go/first-loan.html',
    title: 'Your first loan, clearly explained',
    variant: {
      of: 'landing.html',
      document: { id: 'first-loan-en' },
      campaign: {
        facts: {
          id: 'first-loan',
          starts: Date.parse('2026-11-01T00:00:00+08:00'),
          after: 'first-loan-en',
          documents: { 'costs-en': { lang: 'en', title: expect.any(String) } }
        },
        documents: [{ id: 'first-loan-en' }, { id: 'costs-en' }]
      }
    }
  })
  const { html, style } = landingHead(campaign as Page, loaded, '/')
  expect(html).toContain('id="template-first-loan-en"')
  expect(html).toContain('id="template-costs-en"')
  expect(style).toContain('html[data-template="costs-en"]{--landing-background:')
})
