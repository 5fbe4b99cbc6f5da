// @vitest-environment node
import { expect, test } from 'vitest'
import { builtPages } from '../../../shared/pages.ts'
import { aliasesOf } from '../../../shared/vite/deploy/addresses.ts'
import { headersFile, redirectsFile } from '../../../shared/vite/deploy/cloudflare.ts'
import { cloudfrontFunction, cloudfrontHeaders } from '../../../shared/vite/deploy/cloudfront.ts'
import { nginxConfig } from '../../../shared/vite/deploy/nginx.ts'
import { siteRoot } from '../../../shared/vite/deploy/plugin.ts'
import type { Site } from '../../../shared/vite/deploy/site.ts'

const own = (policy: string) => ({ 'Content-Security-Policy': policy, 'Cache-Control': 'no-cache' })

const site: Site = {
  base: '/loans/',
  pages: new Map([
    ['/loans/order.html', own("script-src 'self' 'sha256-a'; trusted-types 'none'")],
    ['/loans/site/index.html', own("script-src 'self' 'sha256-b'; trusted-types service-worker")]
  ]),
  notFound: { 'Content-Security-Policy': "script-src 'none'", 'Cache-Control': 'no-store' },
  aliases: [{ from: '/loans/', file: 'site/index.html' }],
  languages: ['en', 'fil', 'ceb'],
  apiOrigin: ''
}

test('legacy addresses are listed as they are and in lower case, once each', () => {
  const froms = aliasesOf(builtPages(true), '/').map(({ from }) => from)
  expect(froms).toContain('/repaymentOfCode2')
  expect(froms).toContain('/repaymentofcode2')
  expect(froms.filter(from => from === '/')).toHaveLength(1)
})

test('a file that Cloudflare would cut off is refused', () => {
  const many = new Map([...Array(100).keys()].map(each => [`/loans/${each}.html`, own('x')]))
  expect(() => headersFile({ ...site, pages: many })).toThrow('Cloudflare Pages reads 100')
  const long = new Map([['/loans/order.html', own('x'.repeat(2000))]])
  expect(() => headersFile({ ...site, pages: long })).toThrow('a line of 20')
})

test('a page unsets the general header before it sets its own', () => {
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

test('nginx passes calls on only where the brand has no other origin for them', () => {
  expect(nginxConfig(site, 'ph')).toContain('proxy_pass')
  expect(nginxConfig({ ...site, apiOrigin: 'https://api.example' }, 'ph')).not.toContain(
    'proxy_pass'
  )
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
    'Cross-Origin-Opener-Policy',
    'Cross-Origin-Resource-Policy'
  ])
})

test('the server’s root is above the base path', () => {
  expect(siteRoot('/work/dist/loans', '/loans/')).toBe('/work/dist')
  expect(siteRoot('/work/dist', '/')).toBe('/work/dist')
})
