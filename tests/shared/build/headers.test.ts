// @vitest-environment node
import { createHash } from 'node:crypto'
import { describe, expect, test } from 'vitest'
import {
  assetHeaders,
  commonHeaders,
  contentSecurityPolicy,
  pageHeaders
} from '../../../shared/build/headers.ts'
import { type Brand, brand } from '../../../shared/config/brand.ts'

const settings: Brand = { ...brand, imageHosts: [], pixels: [], apiOrigin: '' }
const hashOf = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`

/** What a page's policy says of one thing. */
function valuesOf(name: string, html: string, own: Partial<Brand> = {}) {
  const directives = contentSecurityPolicy(html, { ...settings, ...own }).split('; ')
  return directives.find(each => each.startsWith(`${name} `))?.slice(name.length + 1)
}

describe('the policy of a page', () => {
  test('allows nothing but this site’s own, and no unsafe thing', () => {
    expect(contentSecurityPolicy('<html lang="en" data-island="">', settings).split('; ')).toEqual([
      "default-src 'none'",
      "script-src 'self'",
      "style-src 'self'",
      "img-src 'self' blob: https:",
      "font-src 'self'",
      "connect-src 'self'",
      "form-action 'self'",
      "base-uri 'none'",
      "object-src 'none'",
      "frame-ancestors 'none'",
      "manifest-src 'self'",
      "worker-src 'self'",
      "require-trusted-types-for 'script'",
      "trusted-types 'none'"
    ])
  })

  test('names what stands in the html itself by its hash, once', () => {
    const html =
      '<style>a{}</style><style media="print">b{}\n</style><style>a{}</style>' +
      '<script>one()</script><script defer>two()\n</script>'
    expect(valuesOf('style-src', html)).toBe(`'self' ${hashOf('a{}')} ${hashOf('b{}\n')}`)
    expect(valuesOf('script-src', html)).toBe(`'self' ${hashOf('one()')} ${hashOf('two()\n')}`)
  })

  test('hashes neither files nor data', () => {
    const html =
      '<script type="module" crossorigin src="/assets/a.js"></script>' +
      '<script type="application/json" id="template">{}</script>' +
      '<script type="application/ld+json">{}</script>'
    expect(valuesOf('script-src', html)).toBe("'self'")
  })

  test('lets pages call another origin where the brand names one', () => {
    expect(valuesOf('connect-src', '', { apiOrigin: 'https://api.example' })).toBe(
      "'self' https://api.example"
    )
  })

  test('takes pictures from the listed hosts alone', () => {
    const own = { imageHosts: ['a.example', 'b.example'], pixels: ['https://pixel.example/?e=1'] }
    expect(valuesOf('img-src', '<html data-island="">', own)).toBe(
      "'self' blob: https://a.example https://b.example"
    )
    expect(valuesOf('img-src', '<html lang="en" data-anonymous="">', own)).toBe(
      "'self' blob: https://a.example https://b.example https://pixel.example"
    )
  })

  test('lets a page show the origins of its frames', () => {
    const html = '<iframe title="a" src="https://one.example/x?a=1&amp;b=2"></iframe>'
    expect(valuesOf('frame-src', html)).toBe('https://one.example')
    expect(valuesOf('frame-src', '<p>src="https://two.example"</p>')).toBeUndefined()
  })
})

describe('the headers of a page', () => {
  const cachingOf = (html: string, status?: number) =>
    pageHeaders(html, settings, status)['Cache-Control']

  test('are the common ones and its own', () => {
    const html = '<html data-island="">'
    expect(pageHeaders(html, settings)).toEqual({
      ...commonHeaders,
      'Content-Security-Policy': contentSecurityPolicy(html, settings),
      'Cache-Control': 'no-cache'
    })
    expect(commonHeaders).toMatchObject({
      'X-Content-Type-Options': 'nosniff',
      'Referrer-Policy': 'no-referrer',
      'Strict-Transport-Security': 'max-age=31536000; includeSubDomains',
      'Cross-Origin-Opener-Policy': 'same-origin'
    })
    expect(commonHeaders['Permissions-Policy']).toContain('payment=()')
  })

  test.each([
    ['<html data-opens-offline="3600">', 'private, max-age=3600'],
    ['<html lang="en" data-opens-offline=60>', 'private, max-age=60'],
    ['<html lang="en">', 'no-cache'],
    ['<p> data-opens-offline="60"', 'no-cache']
  ])('let %s be kept: %s', (html, caching) => {
    expect(cachingOf(html)).toBe(caching)
  })

  test('let no answer be kept that is no page', () => {
    expect(cachingOf('<html data-opens-offline="3600">', 404)).toBe('no-store')
  })
})

test('a hashed asset never changes, any other file is asked for again', () => {
  expect(assetHeaders('/loans/assets/a-1234.js')).toEqual({
    ...commonHeaders,
    'Cache-Control': 'public, max-age=31536000, immutable'
  })
  expect(assetHeaders('/robots.txt')).toEqual({ ...commonHeaders, 'Cache-Control': 'no-cache' })
})
