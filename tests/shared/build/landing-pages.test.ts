// @vitest-environment node
import { describe, expect, test } from 'vitest'
import type { Template } from '../../../shared/api/template.ts'
import { dressLandingPage, landingPages, templateOf } from '../../../shared/build/landing-pages.ts'
import { brandAlias, type Chosen, loadBrand } from '../../../shared/build/load-brand.ts'
import { brand } from '../../../shared/config/brand.ts'
import { company } from '../../../shared/config/company.ts'
import { defaultTemplate } from '../../../shared/config/default-template.ts'
import { type Page, pages } from '../../../shared/pages.ts'

const chosen: Chosen = {
  id: 'sample',
  folder: '',
  brand: { ...brand, name: 'Sample & Co' },
  company: { ...company, siteOrigin: 'https://site.example' },
  placeholders: []
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
const page = (shown = template): Page => ({
  ...row,
  file: 'landing/coins.html',
  title: 'Coins <now>',
  description: 'Says "what"',
  lang: 'fil',
  variant: { of: 'landing.html', document: shown }
})
const html =
  '<!doctype html><html lang="en" data-island="" data-ask="/x" data-from="id" data-as="t" data-headers="b">' +
  '<head><title>Landing</title>' +
  '<meta name="description" content="old"></head><body><div id="root"></div>' +
  '<main id="stuck">English</main><noscript>English</noscript></body></html>'

const dress = (shown = template, source = html) =>
  dressLandingPage(source, page(shown), { chosen, base: '/loans/' })

function propertiesOf(shown = template): Record<string, string> {
  const tags = dress(shown).matchAll(/<meta property="([^"]+)" content="([^"]*)">/g)
  return Object.fromEntries([...tags].map(([, name, content]) => [name, content]))
}

describe('the page of a landing template', () => {
  test('has the template’s language, title and description', () => {
    expect(dress()).toContain('<!doctype html><html lang="fil" data-island="">')
    expect(dress()).toContain('<title>Coins &lt;now&gt;</title>')
    expect(dress()).toContain('<meta name="description" content="Says &quot;what&quot;">')
    expect(dress()).not.toContain('old')
  })

  test('says in its language that its script did not come', () => {
    expect(dress()).toContain('<h1>Hindi mabuksan ang pahinang ito</h1>')
    expect(dress()).toContain('<noscript><div class="stuck"><h2>Kailangan')
    expect(dress()).not.toContain('English')
  })

  test('asks for no template, having its own', () => {
    expect(dress()).not.toMatch(/data-(?:ask|from|as|headers)/)
  })

  test('ends its head with the template’s colours and document', () => {
    const [head = ''] = dress().split('</head>')
    expect(head).toContain('<meta name="theme-color" content="#fff7e6">')
    expect(head).toContain('<style>html:root{--landing-background:#fff7e6;--landing-text:#1d1d1d;')
    const [, text = ''] =
      /<script type="application\/json" id="template">(.*)<\/script>$/.exec(head) ?? []
    expect(JSON.parse(text)).toEqual(template)
    expect(text).not.toContain('<')
  })

  test('tells who shares its link what it is', () => {
    expect(propertiesOf()).toEqual({
      'og:type': 'website',
      'og:site_name': 'Sample &amp; Co',
      'og:title': 'Coins &lt;now&gt;',
      'og:description': 'Says &quot;what&quot;',
      'og:url': 'https://site.example/loans/landing/coins.html',
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

  test('is refused when its html has no place for something', () => {
    expect(() => dress(template, html.replace('<title>Landing</title>', ''))).toThrow(
      /^landing.html has no .*title/
    )
  })

  test('keeps its template', () => {
    expect(templateOf(page())).toBe(template)
  })
})

test.each(['ph', 'in'])(
  'each template for %s has a page of its own, and no other has',
  async id => {
    const loaded = await loadBrand(id)
    const all = await landingPages(loaded, brandAlias(loaded.folder))
    expect(all.length).toBeGreaterThan(0)
    const { firstQuestion: _question, ...silent } = row
    for (const each of all) {
      const { id: name, locale, hero, preview, form } = templateOf(each)
      expect(each).toMatchObject({
        ...silent,
        file: `landing/${name}.html`,
        title: preview.title || hero.title,
        description: preview.description || hero.subtitle,
        lang: locale,
        variant: { of: 'landing.html' }
      })
      expect(each.firstQuestion).toBeUndefined()
      expect(form.phoneRule === 'in').toBe(id === 'in')
    }
  }
)
