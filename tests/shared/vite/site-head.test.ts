// @vitest-environment node
import { describe, expect, test } from 'vitest'
import { brand } from '../../../shared/config/brand.ts'
import { company } from '../../../shared/config/company.ts'
import type { Page } from '../../../shared/page.ts'
import { builtPages } from '../../../shared/pages.ts'
import { robots, sitemap } from '../../../shared/vite/deploy/sitemap.ts'
import type { LoadedBrand } from '../../../shared/vite/loaded-brand.ts'
import { publishedAddress, siteHead } from '../../../shared/vite/site-head.ts'

const chosen: LoadedBrand = {
  id: 'sample',
  folder: '',
  brand: { ...brand, name: 'A & B', locale: 'en-PH', languages: ['en'] },
  company: { ...company, siteOrigin: 'https://site.example', legalName: 'A </script> B' },
  placeholders: [],
  paperKeys: []
}
const page = builtPages(false).find(({ file }) => file === 'site/about.html') as Page

test('a page is published below the site’s origin and its base path', () => {
  expect(publishedAddress(chosen, '/loans/', 'order.html')).toBe(
    'https://site.example/loans/order.html'
  )
})

describe('the head of a page of the site', () => {
  test('tells previews what it is', () => {
    const described = { ...page, description: 'Says "who"' }
    const html = siteHead(described, chosen, '/loans/', 'About <us>')
    const tags = html.matchAll(/<meta property="([^"]+)" content="([^"]*)">/g)
    expect(Object.fromEntries([...tags].map(([, name, content]) => [name, content]))).toEqual({
      'og:type': 'website',
      'og:site_name': 'A &amp; B',
      'og:title': 'About &lt;us&gt;',
      'og:description': 'Says &quot;who&quot;',
      'og:url': 'https://site.example/loans/site/about.html',
      'og:locale': 'en_PH',
      'og:image': 'https://site.example/loans/icons/preview.png',
      'og:image:width': '1200',
      'og:image:height': '630'
    })
  })

  test('has the card, the colour, the address and the icon', () => {
    const html = siteHead(page, chosen, '/loans/', 'About')
    expect(html).toContain('<meta name="twitter:card" content="summary_large_image">')
    expect(html).toContain(`<meta name="theme-color" content="${brand.colors.gradient[0]}">`)
    expect(html).toContain(
      '<link rel="canonical" href="https://site.example/loans/site/about.html">'
    )
    expect(html).toContain('<link rel="apple-touch-icon" href="/loans/icons/icon-180.png">')
    expect(html).not.toContain('>,<')
  })

  test('says who runs the site, in data that ends no script', () => {
    const [, text = ''] =
      /<script type="application\/ld\+json">(.*?)<\/script>/.exec(
        siteHead(page, chosen, '/loans/', 'About')
      ) ?? []
    expect(JSON.parse(text)).toEqual({
      '@context': 'https://schema.org',
      '@type': 'Organization',
      name: 'A & B',
      legalName: 'A </script> B',
      url: 'https://site.example/loans/',
      logo: 'https://site.example/loans/icons/icon-512.png',
      email: company.email,
      telephone: company.phone,
      address: company.address,
      contactPoint: {
        '@type': 'ContactPoint',
        contactType: 'customer service',
        telephone: company.phone,
        email: company.email
      }
    })
  })
})

describe('search engines', () => {
  test('are told of the site’s pages, and of nothing that a session opens', () => {
    const lines = sitemap(builtPages(true), chosen, '/loans/').split('\n')
    expect(lines[0]).toBe('<?xml version="1.0" encoding="UTF-8"?>')
    expect(lines[1]).toBe(
      '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">'
    )
    const urls = lines.filter(line => line.startsWith('<url>'))
    expect(urls).toHaveLength(6)
    expect(urls).toContain('<url><loc>https://site.example/loans/site/about.html</loc></url>')
    expect(urls.join()).not.toMatch(/user|order/)
  })

  test('are told which pages of the site say the same in another language', () => {
    const several = { ...chosen, brand: { ...chosen.brand, languages: ['en', 'fil'] as const } }
    const lines = sitemap(builtPages(true), several, '/').split('\n')
    const urls = lines.filter(line => line.includes('<loc>https://site.example/fil/site/'))
    expect(urls).toHaveLength(6)
    expect(urls.join()).toContain(
      '<xhtml:link rel="alternate" hreflang="x-default" href="https://site.example/site/about.html"/>'
    )
    expect(urls.join()).toContain(
      'hreflang="fil" href="https://site.example/fil/site/about.html"/>'
    )
  })

  test('are told of the landing templates and their languages, and of no campaign', () => {
    const template = (id: string, twins: Record<string, string> = {}) =>
      ({ file: `landing/${id}.html`, variant: { of: 'landing.html', document: {}, twins } }) as Page
    const twins = { en: 'landing/amount-en.html', fil: 'landing/amount-fil.html' }
    const campaign = { file: 'go/first.html', variant: { of: 'landing.html', campaign: {} } }
    const urls = sitemap(
      [template('amount-fil', twins), template('steps-zh'), campaign as Page],
      chosen,
      '/'
    )
    expect(urls.split('\n').filter(line => line.startsWith('<url>'))).toEqual([
      '<url><loc>https://site.example/landing/amount-fil.html</loc>' +
        '<xhtml:link rel="alternate" hreflang="en" href="https://site.example/landing/amount-en.html"/>' +
        '<xhtml:link rel="alternate" hreflang="fil" href="https://site.example/landing/amount-fil.html"/>' +
        '<xhtml:link rel="alternate" hreflang="x-default" href="https://site.example/landing/amount-en.html"/></url>',
      '<url><loc>https://site.example/landing/steps-zh.html</loc></url>'
    ])
  })

  test('find the sitemap by the robots file', () => {
    expect(robots(chosen, '/loans/')).toBe(
      'User-agent: *\nAllow: /\n\nSitemap: https://site.example/loans/sitemap.xml\n'
    )
  })
})
