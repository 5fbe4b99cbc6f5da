// @vitest-environment node
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { aliasFile } from '../../../../shared/build/deploy/addresses.ts'
import { filesIn, pagesAndCopies, readSite } from '../../../../shared/build/deploy/site.ts'
import { ownHeaders } from '../../../../shared/build/headers.ts'
import type { Chosen } from '../../../../shared/build/load-brand.ts'
import { brand } from '../../../../shared/config/brand.ts'
import { company } from '../../../../shared/config/company.ts'
import type { Page } from '../../../../shared/pages.ts'

const api = 'https://api.example'
const chosen: Chosen = {
  id: 'sample',
  folder: '',
  brand: { ...brand, apiOrigin: api },
  company,
  placeholders: []
}
const built = [
  { file: 'site/about.html', legacy: ['/About'] },
  { file: 'site/index.html', legacy: ['/'] },
  { file: 'gone.html', legacy: ['/gone'] }
] as unknown as readonly Page[]

/** A folder as the build leaves it. */
function buildFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'site-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  mkdirSync(join(folder, 'site'))
  writeFileSync(join(folder, '404.html'), '<html>')
  writeFileSync(join(folder, 'site/index.html'), '<html data-island="">')
  writeFileSync(join(folder, 'site/about.html'), '<html><style>a{}</style>')
  writeFileSync(join(folder, 'robots.txt'), '')
  return folder
}

test('the files of a folder are listed with those of the folders in it', () => {
  expect(filesIn(buildFolder())).toEqual([
    '404.html',
    'robots.txt',
    'site/about.html',
    'site/index.html'
  ])
})

test('a site is its html files, each with the headers of its own html', () => {
  const site = readSite(buildFolder(), built, chosen, '/loans/')
  expect([...site.pages]).toEqual([
    ['/loans/404.html', ownHeaders('<html>', chosen.brand)],
    ['/loans/site/about.html', ownHeaders('<html><style>a{}</style>', chosen.brand)],
    ['/loans/site/index.html', ownHeaders('<html data-island="">', chosen.brand)]
  ])
  expect(site.notFound).toEqual(ownHeaders('<html>', chosen.brand, 404))
  expect(site).toMatchObject({ base: '/loans/', apiOrigin: api })
  expect(site.aliases).toEqual([
    { from: '/loans/', file: 'site/index.html' },
    { from: '/loans/About', file: 'site/about.html' },
    { from: '/loans/about', file: 'site/about.html' },
    { from: '/loans/gone', file: 'gone.html' }
  ])
})

test('a page has the same headers where a copy of it stands', () => {
  const site = readSite(buildFolder(), built, chosen, '/')
  const all = pagesAndCopies(site)
  expect(all.get('/About/index.html')).toBe(site.pages.get('/site/about.html'))
  expect(all.get('/index.html')).toBe(site.pages.get('/site/index.html'))
  expect(all.has('/gone/index.html')).toBe(false)
  expect(all.size).toBe(site.pages.size + 3)
  expect(site.pages.size).toBe(3)
})

test('a copy stands in a folder of the alias’s name', () => {
  expect(aliasFile({ from: '/About', file: '' })).toBe('/About/index.html')
  expect(aliasFile({ from: '/loans/', file: '' })).toBe('/loans/index.html')
})
