import { basename } from 'node:path'
import { describe, expect, inject, test } from 'vitest'
import { builtPages } from '../../shared/pages.ts'
import { brotliSize, coldFiles, entryScript } from './dist.ts'

const kilobyte = 1024
const budgets = { html: 14 * kilobyte, script: 8 * kilobyte }

/** The landing page brings its words in three languages. */
const scriptBudget = (page: string) => (page === 'landing.html' ? 11 * kilobyte : budgets.script)

const dist = inject('dist')
const pages = builtPages(true).map(({ file }) => file)

describe('sizes with brotli', () => {
  test.each(pages)('the html of %s keeps its budget', page => {
    expect(brotliSize(dist, page), `${page} in bytes`).toBeLessThanOrEqual(budgets.html)
  })

  test.each(pages)('the script of %s keeps its budget', page => {
    const script = entryScript(dist, page)
    const size = script ? brotliSize(dist, script) : 0
    expect(size, `${script} in bytes`).toBeLessThanOrEqual(scriptBudget(page))
  })
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

  test('with barcodes are downloaded only when one is opened', () => {
    const islands = builtPages(true).filter(({ island }) => island)
    const early = islands.flatMap(({ file }) =>
      coldFiles(dist, file).filter(
        each => /barcode|code128|bars/.test(each) && each.endsWith('.js')
      )
    )
    expect(early).toEqual([])
  })
})
