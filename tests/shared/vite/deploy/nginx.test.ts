// @vitest-environment node
import { describe, expect, test } from 'vitest'
import { nginxBelowPath, nginxConfig } from '../../../../shared/vite/deploy/nginx.ts'
import type { Site } from '../../../../shared/vite/deploy/site.ts'
import { commonHeaders } from '../../../../shared/vite/headers.ts'

const own = (policy: string, caching = 'no-cache') => ({
  'Content-Security-Policy': policy,
  'Cache-Control': caching
})

const site: Site = {
  base: '/loans/',
  pages: new Map([
    ['/loans/order.html', own('order')],
    ['/loans/repay-code.html', own('code', 'private, max-age=3600')],
    ['/loans/site/about.html', own('about')]
  ]),
  notFound: own('nothing', 'no-store'),
  aliases: [
    { from: '/loans/About', file: 'site/about.html' },
    { from: '/loans/about', file: 'site/about.html' }
  ],
  languages: ['en', 'fil', 'ceb'],
  apiOrigin: ''
}

/** The configuration without the brand's name in it. */
function configOf(site: Site): string {
  return nginxConfig(site, 'one-two')
    .replaceAll('loan_one_two_', 'loan_')
    .replaceAll('loan-pages-one-two', 'loan-pages')
}

/** The lines of a map, by the name of what it sets. */
function mapOf(variable: string, config = configOf(site)): string[] {
  const pattern = new RegExp(`^map (\\S+|"[^"]+") \\${variable} \\{\\n([^}]*)\\n\\}$`, 'm')
  const [, source = '', lines = ''] = pattern.exec(config) ?? []
  return [source, ...lines.split('\n').map(line => line.trim())]
}

describe('the site for nginx', () => {
  test('opens the pages of legacy addresses, each once whatever its case', () => {
    expect(mapOf('$loan_page')).toEqual(['$uri', '/loans/about "/loans/site/about.html";'])
    const index = { ...site, pages: new Map([['/loans/site/index.html', own('site')]]) }
    expect(mapOf('$loan_page', configOf(index))).toContain('/loans/site/ "/loans/site/index.html";')
    expect(configOf(site)).toMatch(/if \(\$loan_page\) \{\n {4}rewrite \^ \$loan_page last;/)
  })

  test('sends other spellings where Pages does, and the base path to its slash', () => {
    expect(mapOf('$loan_moved')).toEqual([
      '$uri',
      '/loans "/loans/";',
      '/loans/order "/loans/order.html";',
      '/loans/repay-code "/loans/repay-code.html";',
      '/loans/site/about "/loans/site/about.html";',
      '/loans/ABOUT/ "/loans/about";'
    ])
    expect(mapOf('$loan_moved', configOf({ ...site, base: '/' }))[1]).toMatch(/order\.html/)
    expect(configOf(site)).toMatch(
      /if \(\$loan_moved\) \{\n {4}return 301 \$loan_moved\$is_args\$args;/
    )
  })

  test('holds nothing that is the operator’s, so that the next build’s can take its place', () => {
    const config = configOf(site)
    expect(config).not.toMatch(/^\s*(?:listen|server_name|root|server|brotli_static) .*;$/m)
    expect(config).toMatch(/^server \{\n {2}include loan-pages\/server\.conf;$/m)
    expect(config).toMatch(/^upstream loan_backend \{\n {2}include loan-pages\/backend\.conf;$/m)
  })

  test('keeps what is for Cloudflare Pages to itself', () => {
    expect(configOf(site)).toMatch(
      /location ~ \^\/_\(\?:headers\|redirects\)\$ \{\n {4}return 404;/
    )
  })

  test('gives each page and its copies their policy, and answers of the backend one that runs nothing', () => {
    expect(mapOf('$loan_policy')).toEqual([
      '$uri',
      'default "nothing";',
      `"~^/muscular/" "default-src 'none'; sandbox";`,
      '/loans/order.html "order";',
      '/loans/repay-code.html "code";',
      '/loans/site/about.html "about";',
      '/loans/about/index.html "about";'
    ])
  })

  test('lets hashed assets be kept for good, and a page only where it says so', () => {
    expect(mapOf('$loan_cache')).toEqual([
      '"$status $uri"',
      'default "no-cache";',
      '"~^404 " "no-store";',
      '"~^\\d+ /loans/assets/" "public, max-age=31536000, immutable";',
      '"~^\\d+ /loans/icons/" "public, max-age=86400";',
      '"~^\\d+ /muscular/" "";',
      '"200 /loans/repay-code.html" "private, max-age=3600";',
      '"304 /loans/repay-code.html" "private, max-age=3600";'
    ])
  })

  test('says every header on every answer, at the server alone', () => {
    const [, server = ''] = configOf(site).split('\nserver {')
    const headers = [...server.matchAll(/^ {2}add_header (\S+) (.*) always;$/gm)]
    expect(Object.fromEntries(headers.map(([, name, value]) => [name, value]))).toEqual({
      ...Object.fromEntries(
        Object.entries(commonHeaders).map(([name, value]) => [name, `"${value}"`])
      ),
      'Content-Security-Policy': '$loan_policy',
      'Cache-Control': '$loan_cache'
    })
    expect(server.match(/add_header/g)).toHaveLength(headers.length)
  })

  test('answers what is nowhere with 404, and that page’s text', () => {
    expect(configOf(site)).toContain('error_page 403 404 =404 $loan_missing;')
    expect(configOf(site)).toContain('try_files $uri =404;')
  })

  test('passes calls on to the backend, unless they go to another origin', () => {
    const config = configOf(site)
    expect(config).toMatch(/^upstream loan_backend \{$/m)
    expect(config).toMatch(/^ {2}location \/muscular\/ \{\n {4}proxy_pass http:\/\/loan_backend;/m)
    const elsewhere = configOf({ ...site, apiOrigin: 'https://api.example' })
    expect(elsewhere).not.toMatch(/upstream|proxy/)
    expect(elsewhere.match(/^ {2}location/gm)).toHaveLength(2)
  })

  test('names all it has after its brand, beside which another may stand', () => {
    const namesIn = (config: string) => [...config.matchAll(/\$?loan[_-]\w+(?:-\w+)*/g)].map(String)
    const { maps, locations } = nginxBelowPath(site, 'one-two')
    for (const config of [nginxConfig(site, 'one-two'), maps, locations]) {
      expect(namesIn(config).length).toBeGreaterThan(2)
      for (const name of namesIn(config)) expect(name).toMatch(/one[_-]two/)
      // It may stand only once in the http block.
      expect(config).not.toMatch(/^map_hash_bucket_size/m)
    }
  })

  test('leaves addresses and hosts alone that look like its names', () => {
    const path = '/loan-pages/order.html'
    const policy = 'connect-src https://loan-pages.example https://loan_api.example'
    const { maps, locations } = nginxBelowPath(
      { ...site, base: '/loan-pages/', pages: new Map([[path, own(policy)]]), aliases: [] },
      'one-two'
    )
    expect(mapOf('$loan_one_two_policy', maps)).toContain(`${path} "${policy}";`)
    expect(mapOf('$loan_one_two_moved', maps)).toContain(`/loan-pages/order "${path}";`)
    expect(locations).toContain('location ^~ /loan-pages/ {')
    expect(locations).toContain('include loan-pages-one-two/location.conf;')
  })

  test('stands below a path of another server in locations alone', () => {
    const { maps, locations } = nginxBelowPath(site, 'sample')
    expect(maps).not.toContain('server {')
    expect(locations.match(/^\S.*\{$/gm)).toEqual([
      'location = /loans {',
      'location ^~ /loans/ {',
      'location ^~ /muscular/ {'
    ])
    expect(locations.match(/add_header Content-Security-Policy/g)).toHaveLength(2)
  })

  test('logs no query', () => {
    const [, format = ''] = /log_format loan_pages '(.*)';/.exec(configOf(site)) ?? []
    expect(format).toContain('$uri')
    expect(format).not.toMatch(/\$(?:request|request_uri|args|query_string|http_referer)\b/)
  })
})
