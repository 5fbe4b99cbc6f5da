// @vitest-environment node
import { createHash } from 'node:crypto'
import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { aliasesOf } from '../../../shared/build/deploy/addresses.ts'
import { headersFile, redirectsFile } from '../../../shared/build/deploy/cloudflare.ts'
import { cloudfrontFunction, cloudfrontHeaders } from '../../../shared/build/deploy/cloudfront.ts'
import { addIntegrity } from '../../../shared/build/deploy/integrity.ts'
import { nginxConfig } from '../../../shared/build/deploy/nginx.ts'
import { siteRoot } from '../../../shared/build/deploy/plugin.ts'
import type { Site } from '../../../shared/build/deploy/site.ts'
import { contentSecurityPolicy } from '../../../shared/build/headers.ts'
import { brand } from '../../../shared/config/brand.ts'
import { builtPages } from '../../../shared/pages.ts'

const own = (policy: string) => ({ 'Content-Security-Policy': policy, 'Cache-Control': 'no-cache' })

const site: Site = {
  base: '/loans/',
  pages: new Map([
    ['/loans/order.html', own("script-src 'self' 'sha256-a'; trusted-types 'none'")],
    ['/loans/site/index.html', own("script-src 'self' 'sha256-b'; trusted-types service-worker")]
  ]),
  notFound: { 'Content-Security-Policy': "script-src 'none'", 'Cache-Control': 'no-store' },
  aliases: [{ from: '/loans/', file: 'site/index.html' }],
  apiOrigin: ''
}

test('legacy addresses are listed as they are and in lower case, once each', () => {
  const froms = aliasesOf(builtPages(true), '/').map(({ from }) => from)
  expect(froms).toContain('/repaymentOfCode2')
  expect(froms).toContain('/repaymentofcode2')
  expect(froms.filter(from => from === '/')).toHaveLength(1)
})

test('a file for Cloudflare that it would cut off is refused', () => {
  const many = new Map([...Array(100).keys()].map(each => [`/loans/${each}.html`, own('x')]))
  expect(() => headersFile({ ...site, pages: many })).toThrow('Cloudflare Pages reads 100')
  const long = new Map([['/loans/order.html', own('x'.repeat(2000))]])
  expect(() => headersFile({ ...site, pages: long })).toThrow('a line of 20')
})

test('a page takes back the general rule before it says its own', () => {
  const [, rule = ''] = headersFile(site).split('\n\n/loans/order.html\n')
  expect(rule.split('\n')[0]).toBe('  ! Content-Security-Policy')
  expect(rule.split('\n')[1]).toBe(
    "  Content-Security-Policy: script-src 'self' 'sha256-a'; trusted-types 'none'"
  )
})

test('whole names stay, short names lead to them', () => {
  expect(redirectsFile(site).split('\n')).toEqual([
    '/loans/ /loans/site/ 200',
    '/loans/order.html /loans/order 200',
    '/loans/order /loans/order.html 301',
    '/loans/site/index.html /loans/site/ 200',
    '/loans/site /loans/site/index.html 301',
    ''
  ])
})

test('nginx passes calls on only when they come to it', () => {
  expect(nginxConfig(site)).toContain('proxy_pass')
  expect(nginxConfig({ ...site, apiOrigin: 'https://api.example' })).not.toContain('proxy_pass')
})

test('the CloudFront function opens the page of a legacy address and leaves the rest', () => {
  const handler = new Function(`${cloudfrontFunction(site)}; return handler`)()
  const open = (uri: string) => handler({ request: { uri, querystring: { a: 1 } } })
  expect(open('/loans/')).toEqual({ uri: '/loans/site/index.html', querystring: { a: 1 } })
  expect(open('/loans/order.html').uri).toBe('/loans/order.html')
  expect(open('constructor').uri).toBe('constructor')
})

test('one policy for CloudFront lets every page through', () => {
  const policy = JSON.parse(cloudfrontHeaders(site))
  expect(policy.SecurityHeadersConfig.ContentSecurityPolicy.ContentSecurityPolicy).toBe(
    "script-src 'self' 'sha256-a' 'sha256-b'; trusted-types service-worker"
  )
  const items: { Header: string }[] = policy.CustomHeadersConfig.Items
  expect(items.map(({ Header }) => Header)).toEqual([
    'Permissions-Policy',
    'Cross-Origin-Opener-Policy'
  ])
})

test('a script is named with the hash of what it contains', () => {
  const folder = mkdtempSync(join(tmpdir(), 'integrity-'))
  mkdirSync(join(folder, 'assets'))
  writeFileSync(join(folder, 'assets/a.js'), 'alert(1)')
  const html =
    '<script type="module" crossorigin src="/loans/assets/a.js"></script><script>1</script>'
  const hash = createHash('sha256').update('alert(1)').digest('base64')
  const once = addIntegrity(html, folder, '/loans/')
  expect(once).toContain(`integrity="sha256-${hash}" src="/loans/assets/a.js"`)
  expect(once).toContain('<script>1</script>')
  expect(addIntegrity(once, folder, '/loans/')).toBe(once)
})

test('the server’s root is above the base path', () => {
  expect(siteRoot('/work/dist/loans', '/loans/')).toBe('/work/dist')
  expect(siteRoot('/work/dist', '/')).toBe('/work/dist')
})

test('only a page that shows another’s may frame it', () => {
  expect(contentSecurityPolicy('<html>', brand)).not.toContain('frame-src')
  const html = '<iframe title="x" src="https://policy.example/p?a=1&amp;b=2" sandbox>'
  expect(contentSecurityPolicy(html, brand)).toContain('; frame-src https://policy.example; ')
})

test('only pages without a session may register the service worker', () => {
  expect(contentSecurityPolicy('<html lang="en" data-island="">', brand)).toMatch(
    /trusted-types 'none'$/
  )
  expect(contentSecurityPolicy('<html lang="en">', brand)).toMatch(/trusted-types service-worker$/)
})
