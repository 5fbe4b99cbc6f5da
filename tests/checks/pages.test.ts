import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, inject, test } from 'vitest'
import type { Page } from '../../shared/page.ts'
import { builtPages } from '../../shared/pages.ts'
import { expectedHtml, htmlOf, variants } from './emitted.ts'

const dist = inject('dist')
const read = (page: Page) => readFileSync(join(dist, page.file), 'utf8')
const pages = [...builtPages(true), ...variants].map(page => [page.file, page] as const)

describe('the page table', () => {
  test('has every file once', () => {
    const files = pages.map(([file]) => file)
    expect(new Set(files).size).toBe(files.length)
  })

  test('names every page that is emitted, and no other is', () => {
    expect(htmlOf(dist).sort()).toEqual(expectedHtml([...builtPages(true), ...variants]))
  })

  test.each(pages)('has the title and the language of %s', (_file, page) => {
    const html = read(page)
    const title = /<title>([^<]*)<\/title>/.exec(html)?.[1] ?? ''
    expect(title.endsWith(page.title.replace(/&/g, '&amp;'))).toBe(true)
    expect(/<html[^>]*\blang="?([\w-]+)/.exec(html)?.[1]).toBe(page.lang ?? 'en')
  })

  test.each(pages)('says whether %s is an island', (_file, page) => {
    const html = read(page)
    const markup = /<div id="root">(.*)<\/div>/s.exec(html)?.[1] ?? ''
    if (page.island) expect(markup.replace(/<[^>]*>/g, '').trim()).not.toBe('')
    else expect(html).not.toMatch(/vendor-|data-island/)
    expect(/<html[^>]*\bdata-island/.test(html)).toBe(page.island)
  })
})
