import { readFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { describe, expect, inject, test } from 'vitest'
import { builtPages } from '../../shared/pages.ts'
import { brotliSize, coldFiles, listBuilt, nameHash, sizeOf, withImports } from './dist.ts'
import { ownScripts, variants } from './emitted.ts'

const kilobyte = 1024
/** An island's own script has all that it needs, but for React. */
const budgets = { html: 14 * kilobyte, script: 8 * kilobyte, island: 27_300 }
const dist = inject('dist')
const pages = builtPages(true).map(({ file }) => file)
const landings = variants.map(({ file }) => file)

describe('sizes with brotli', () => {
  test.each([...pages, ...landings])('the html of %s keeps its budget', page => {
    expect(brotliSize(dist, page), `${page} in bytes`).toBeLessThanOrEqual(budgets.html)
  })

  // A landing page's scripts are counted in a build for the CDN: here it shares some with templates.html.
  const others = builtPages(false).filter(({ file }) => file !== 'landing.html')

  test.each(others)('the scripts of $file itself keep their budget', ({ file, island }) => {
    const scripts = ownScripts(dist, file)
    const budget = island ? budgets.island : budgets.script
    expect(sizeOf(dist, scripts), `${scripts} in bytes`).toBeLessThanOrEqual(budget)
  })
})

test('what is built has names with a hash, which the sizes do not count', () => {
  const files = listBuilt(dist).filter(file => /^assets\/.*\.(?:js|css)$/.test(file))
  expect(files.length).toBeGreaterThan(50)
  expect(files.filter(file => !file.match(nameHash))).toEqual([])
})

describe('chunks', () => {
  const vendorOf = (page: string) => coldFiles(dist, page).filter(file => /vendor/.test(file))

  test('of React are one, the same for all pages', () => {
    const islands = builtPages(true).filter(({ island }) => island)
    const vendors = new Set(islands.flatMap(({ file }) => vendorOf(file)))
    expect([...vendors].map(file => basename(file))).toEqual([
      expect.stringMatching(/^vendor-[\w-]+\.js$/)
    ])
  })

  test('of a page without React are of no other page', () => {
    const scriptsOf = (page: string) => coldFiles(dist, page).filter(file => file.endsWith('.js'))
    const own = scriptsOf('repay-guide.html')
    expect(own).toHaveLength(1)
    const others = pages.filter(page => page !== 'repay-guide.html').flatMap(scriptsOf)
    expect(others.filter(file => own.includes(file))).toEqual([])
  })

  test('come after no script that they import themselves', () => {
    const scripts = listBuilt(dist).filter(file => file.endsWith('.js'))
    const importsOf = (file: string) => [...withImports(dist, file)].filter(each => each !== file)
    const inCircles = scripts.filter(file =>
      importsOf(file).some(imported => importsOf(imported).includes(file))
    )
    expect(inCircles).toEqual([])
  })

  test('with barcodes are downloaded only when one is opened', () => {
    const islands = builtPages(false).filter(({ island }) => island)
    // How the first sign of CODE128 is drawn.
    const isOfBars = (file: string) =>
      file.endsWith('.js') && readFileSync(join(dist, file), 'utf8').includes('11011001100')
    expect(listBuilt(dist).filter(isOfBars)).not.toEqual([])
    const early = islands.flatMap(({ file }) => coldFiles(dist, file).filter(isOfBars))
    expect(early).toEqual([])
  })
})
