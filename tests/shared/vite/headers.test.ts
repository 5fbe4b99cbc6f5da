// @vitest-environment node
import { createHash } from 'node:crypto'
import { describe, expect, test, vi } from 'vitest'
import { brand } from '../../../shared/config/brand.ts'
import type { Brand } from '../../../shared/config/brand-settings.ts'
import { company } from '../../../shared/config/company.ts'
import type { Page } from '../../../shared/page.ts'
import { pages } from '../../../shared/pages.ts'
import type { InlineTexts } from '../../../shared/vite/document.ts'
import {
  assetHeaders,
  commonHeaders,
  contentSecurityPolicy,
  notFoundHeaders,
  ownHeaders
} from '../../../shared/vite/headers.ts'

const hashOf = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`
const row = (file: string) => pages.find(page => page.file === file) as Page
const [order, landing, policy, repay] = [
  'order.html',
  'landing.html',
  'site/policy.html',
  'repay.html'
].map(row) as [Page, Page, Page, Page]

interface HeaderSettings {
  inline?: InlineTexts
  own?: Partial<Brand>
  policyUrl?: string
}

/** Headers' input for a page of a brand without other hosts. */
const inputFor = (page: Page, { inline, own, policyUrl = '' }: HeaderSettings = {}) => ({
  page,
  inline: inline ?? { scripts: [], styles: [] },
  loaded: {
    brand: { ...brand, imageHosts: [], pixels: [], apiOrigin: '', ...own },
    company: { ...company, policyUrl }
  }
})

/** The values of one directive in a page's policy. */
function valuesOf(name: string, page: Page, settings?: HeaderSettings) {
  const directives = contentSecurityPolicy(inputFor(page, settings)).split('; ')
  return directives.find(each => each.startsWith(`${name} `))?.slice(name.length + 1)
}

describe('the policy of a page', () => {
  test('allows nothing but this site’s own, and no unsafe thing', () => {
    expect(contentSecurityPolicy(inputFor(order)).split('; ')).toEqual([
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
    const inline = { scripts: ['one()', 'two()\n'], styles: ['a{}', 'b{}\n', 'a{}'] }
    expect(valuesOf('style-src', order, { inline })).toBe(
      `'self' ${hashOf('a{}')} ${hashOf('b{}\n')}`
    )
    expect(valuesOf('script-src', order, { inline })).toBe(
      `'self' ${hashOf('one()')} ${hashOf('two()\n')}`
    )
  })

  test('lets pages call another origin where the brand names one', () => {
    expect(valuesOf('connect-src', order, { own: { apiOrigin: 'https://api.example' } })).toBe(
      "'self' https://api.example"
    )
  })

  test('takes pictures from the listed hosts, and pixels for visitors without a session', () => {
    const own = {
      imageHosts: ['a.example', 'b.example'],
      pixels: ['https://pixel.example/?e={event}'],
      apiOrigin: 'https://api.example'
    }
    const hosts = "'self' blob: https://a.example https://b.example"
    expect(valuesOf('img-src', order, { own })).toBe(hosts)
    expect(valuesOf('img-src', landing, { own })).toBe(
      `${hosts} https://pixel.example https://api.example`
    )
    expect(valuesOf('script-src', landing, { own })).toBe("'self'")
  })

  test('lets the page with the external policy show its origin, and no other page', () => {
    const policyUrl = 'https://one.example/x?a=1&b=2'
    expect(valuesOf('frame-src', policy, { policyUrl })).toBe('https://one.example')
    expect(valuesOf('frame-src', policy)).toBeUndefined()
    expect(valuesOf('frame-src', order, { policyUrl })).toBeUndefined()
  })

  test('lets only pages without an island register the service worker', () => {
    expect(valuesOf('trusted-types', order)).toBe("'none'")
    expect(valuesOf('trusted-types', policy)).toBe('service-worker')
  })
})

describe('a page', () => {
  test('is asked for again, unless it is shown at a counter or leads there', () => {
    expect(ownHeaders(inputFor(policy))).toEqual({
      'Content-Security-Policy': contentSecurityPolicy(inputFor(policy)),
      'Cache-Control': 'no-cache'
    })
    for (const page of [order, repay]) {
      expect(ownHeaders(inputFor(page))['Cache-Control']).toBe('private, max-age=3600')
    }
  })

  test('that answers for a missing one is never cached', () => {
    expect(notFoundHeaders(ownHeaders(inputFor(repay)))['Cache-Control']).toBe('no-store')
  })

  test('has the headers that all answers have', () => {
    expect(commonHeaders).toMatchObject({
      'X-Content-Type-Options': 'nosniff',
      'Referrer-Policy': 'no-referrer',
      'Strict-Transport-Security': 'max-age=31536000',
      'Cross-Origin-Opener-Policy': 'same-origin',
      'Cross-Origin-Resource-Policy': 'same-origin'
    })
    expect(commonHeaders['Permissions-Policy']).toContain('payment=()')
  })
})

test('other hosts below the site’s are covered only where the operator says so', async () => {
  vi.stubEnv('HSTS_SUBDOMAINS', '1')
  vi.resetModules()
  const { commonHeaders: covering } = await import('../../../shared/vite/headers.ts')
  expect(covering['Strict-Transport-Security']).toBe('max-age=31536000; includeSubDomains')
  vi.unstubAllEnvs()
  // Test files of this project share their modules.
  vi.resetModules()
})

test('a hashed asset never changes, an icon may be a day old, any other file is asked for again', () => {
  expect(assetHeaders('/loans/assets/a-1234.js')).toEqual({
    ...commonHeaders,
    'Cache-Control': 'public, max-age=31536000, immutable'
  })
  expect(assetHeaders('/loans/icons/icon.svg')['Cache-Control']).toBe('public, max-age=86400')
  expect(assetHeaders('/robots.txt')).toEqual({ ...commonHeaders, 'Cache-Control': 'no-cache' })
})
