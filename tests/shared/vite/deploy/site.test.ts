// @vitest-environment node
import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { brand } from '../../../../shared/config/brand.ts'
import { company } from '../../../../shared/config/company.ts'
import type { Page } from '../../../../shared/page.ts'
import { aliasFile } from '../../../../shared/vite/deploy/addresses.ts'
import {
  filesIn,
  pagesAndCopies,
  publishedOf,
  siteOf
} from '../../../../shared/vite/deploy/site.ts'
import type { LoadedBrand } from '../../../../shared/vite/loaded-brand.ts'
import { temporaryFolder } from '../../../setup/temporary-folder.ts'

const api = 'https://api.example'
const chosen: LoadedBrand = {
  id: 'sample',
  folder: '',
  brand: { ...brand, apiOrigin: api },
  company,
  placeholders: [],
  paperKeys: []
}
const built = [
  { file: 'site/about.html', legacy: ['/About'] },
  { file: 'site/index.html', legacy: ['/'] },
  { file: 'gone.html', legacy: ['/gone'] }
] as unknown as readonly Page[]

/** A folder as the build leaves it. */
function buildFolder(): string {
  const folder = temporaryFolder('site')
  mkdirSync(join(folder, 'site'))
  for (const file of ['404.html', 'site/index.html', 'site/about.html']) {
    writeFileSync(join(folder, file), '<html>')
  }
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

const own = (policy: string) => ({ 'Content-Security-Policy': policy, 'Cache-Control': 'no-cache' })
const headers = new Map([
  ['site/index.html', own('index')],
  ['404.html', own('404')],
  ['site/about.html', own('about')]
])

test('a site is its html files in their order, each with headers of its own', () => {
  const site = siteOf(headers, built, chosen, '/loans/')
  expect([...site.pages]).toEqual([
    ['/loans/404.html', own('404')],
    ['/loans/site/about.html', own('about')],
    ['/loans/site/index.html', own('index')]
  ])
  expect(site.notFound).toEqual({ ...own('404'), 'Cache-Control': 'no-store' })
  expect(site).toMatchObject({ base: '/loans/', apiOrigin: api })
  expect(site.aliases).toEqual([
    { from: '/loans/', file: 'site/index.html' },
    { from: '/loans/About', file: 'site/about.html' },
    { from: '/loans/about', file: 'site/about.html' },
    { from: '/loans/gone', file: 'gone.html' }
  ])
})

test('a page has the same headers where a copy of it stands', () => {
  const site = siteOf(headers, built, chosen, '/')
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

test('a site as it is published has no developers’ pages', () => {
  const workbench = { file: 'workbench.html', legacy: ['/bench'], developer: true }
  const all = [...built, workbench] as unknown as readonly Page[]
  const whole = siteOf(
    new Map([...headers, ['workbench.html', own('bench')]]),
    all,
    chosen,
    '/loans/'
  )
  expect(publishedOf(whole, all)).toEqual(siteOf(headers, built, chosen, '/loans/'))
})
