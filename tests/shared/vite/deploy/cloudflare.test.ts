// @vitest-environment node
import { describe, expect, test } from 'vitest'
import { headersFile, redirectsFile } from '../../../../shared/vite/deploy/cloudflare.ts'
import type { Site } from '../../../../shared/vite/deploy/site.ts'
import { commonHeaders } from '../../../../shared/vite/headers.ts'

const own = (policy: string, caching = 'no-cache') => ({
  'Content-Security-Policy': policy,
  'Cache-Control': caching
})

const site: Site = {
  base: '/',
  pages: new Map([
    ['/404.html', own('nothing')],
    ['/code.html', own('code', 'private, max-age=60')],
    ['/site/index.html', own('site')]
  ]),
  notFound: own('nothing', 'no-store'),
  aliases: [
    { from: '/Code', file: 'code.html' },
    { from: '/gone', file: 'gone.html' }
  ],
  languages: ['en', 'fil', 'ceb'],
  apiOrigin: ''
}

const policy = (value: string) =>
  `\n  ! Content-Security-Policy\n  Content-Security-Policy: ${value}`
const caching = (value: string) => `\n  ! Cache-Control\n  Cache-Control: ${value}`

describe('the headers for Cloudflare', () => {
  test('are the general ones, and what each address has otherwise', () => {
    const general = { ...commonHeaders, ...own('nothing') }
    const lines = Object.entries(general).map(([name, value]) => `\n  ${name}: ${value}`)
    expect(headersFile(site).split('\n\n')).toEqual([
      `/*${lines.join('')}\n  ! Access-Control-Allow-Origin`,
      `/assets/*${caching('public, max-age=31536000, immutable')}`,
      `/icons/*${caching('public, max-age=86400')}`,
      `/site/:page${policy('site; nothing')}`,
      '/404.html',
      `/code.html${policy('code')}${caching('private, max-age=60')}`,
      `/site/${policy('site')}`,
      `/Code${policy('code')}${caching('private, max-age=60')}\n`
    ])
  })

  test('join the pages of a folder and their twins, but for one that frames another site', () => {
    const pages = new Map([
      ['/404.html', own('nothing')],
      ['/fil/site/a.html', own('a')],
      ['/site/a.html', own('a')],
      ['/site/b.html', own('b')],
      ['/site/frames.html', own('frame-src x')],
      ['/fil/a.html', own('a')],
      ['/fil/b.html', own('b')]
    ])
    expect(
      headersFile({ ...site, pages, aliases: [] })
        .split('\n\n')
        .slice(3)
    ).toEqual([
      `/:language/site/:page${policy('a; nothing')}`,
      `/site/:page${policy('a; nothing; b')}`,
      '/404.html',
      `/site/frames.html${policy('frame-src x')}`,
      `/fil/a.html${policy('a')}`,
      `/fil/b.html${policy('b')}\n`
    ])
  })

  test.each([
    [95, true],
    [96, false]
  ])('have room for %i pages beside five other rules: %s', (count, fits) => {
    const pages = new Map(site.pages)
    while (pages.size < count) pages.set(`/${pages.size}.html`, own('x'))
    const write = () => headersFile({ ...site, pages })
    if (fits) expect(write()).toContain(`/${count - 1}.html`)
    else expect(write).toThrow('_headers has 101 rules, Cloudflare Pages reads 100')
  })

  test.each([
    [2000, true],
    [2001, false]
  ])('have room for a line of %i characters: %s', (length, fits) => {
    const long = own('x'.repeat(length - '  Content-Security-Policy: '.length))
    const write = () => headersFile({ ...site, pages: new Map([['/a.html', long]]) })
    if (fits) expect(write()).toContain(long['Content-Security-Policy'])
    else expect(write).toThrow(/^_headers has a line of 2001 characters: {3}Content-Security.{62}$/)
  })
})

test('whole names stay, and all others lead to them', () => {
  expect(redirectsFile(site).split('\n')).toEqual([
    '/Code /code 200',
    '/gone /gone 200',
    '/404.html /404 200',
    '/404 /404.html 301',
    '/code.html /code 200',
    '/code /code.html 301',
    '/site/index.html /site/ 200',
    '/site /site/index.html 301',
    '/Code/ /Code 301',
    '/gone/ /gone 301',
    '/CODE /Code 301',
    '/CODE/ /Code 301',
    '/GONE /gone 301',
    '/GONE/ /gone 301',
    ''
  ])
})

test('a short name that is an alias itself opens what the alias says', () => {
  const aliases = [{ from: '/code', file: 'code.html' }]
  expect(redirectsFile({ ...site, aliases })).not.toContain('/code /code.html 301')
})
