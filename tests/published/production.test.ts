import { readFileSync, statSync } from 'node:fs'
import { basename, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { build } from 'vite'
import { beforeAll, describe, expect, inject, test, vi } from 'vitest'
import { builtPages } from '../../shared/pages.ts'
import { filesIn } from '../../shared/vite/deploy/site.ts'
import {
  brotliSize,
  coldFiles,
  laterFiles,
  listBuilt,
  sizeOf,
  withImports
} from '../checks/dist.ts'
import { expectedHtml, htmlOf, ownScripts, variants } from '../checks/emitted.ts'

// As measured: a ratchet on the way to 88,000 for order; landing pages, in each language, have what they are to have.
const budgets = {
  order: 94_200,
  landing: 94_200,
  island: 105_100,
  live: 16_000,
  script: 21_200
}
/** The page's own, React with what all pages share, and the bundler's helpers. */
const scripts = 3

const isLanding = (page: string) => /^(?:landing|go)\b/.test(page)

function budgetOf(page: string): number {
  if (page === 'order.html') return budgets.order
  return isLanding(page) ? budgets.landing : budgets.island
}

const islands = builtPages(false)
  .filter(({ island }) => island)
  .map(({ file }) => file)
const templates = variants.filter(({ variant }) => !variant?.campaign).map(({ file }) => file)
const campaigns = variants.filter(({ variant }) => variant?.campaign).map(({ file }) => file)

describe('a build for the CDN', () => {
  const production = fileURLToPath(new URL('../../test-results/production/dist', import.meta.url))

  beforeAll(async () => {
    const configFile = fileURLToPath(new URL('../../vite.config.ts', import.meta.url))
    const outDir = { outDir: production, emptyOutDir: true }
    // Vitest sets it to `test`, which would bring the React of development.
    vi.stubEnv('NODE_ENV', 'production')
    await build({ configFile, mode: 'production', logLevel: 'error', build: outDir })
  })

  test('has no page for developers', () => {
    expect(htmlOf(production).sort()).toEqual(expectedHtml([...builtPages(false), ...variants]))
    expect(builtPages(false).length).toBeLessThan(builtPages(true).length)
  })

  test('every text file has its compressed twins, and they are smaller', () => {
    const files = filesIn(production).filter(file => /\.(?:html|js|css|svg|xml)$/.test(file))
    const size = (file: string) => statSync(join(production, file)).size
    expect(files.length).toBeGreaterThan(50)
    for (const file of files.filter(each => size(each) > 500)) {
      expect(size(`${file}.br`), file).toBeLessThan(size(file))
      expect(size(`${file}.gz`), file).toBeLessThan(size(file))
    }
  })

  test('keeps no log of the bridge and names no sandbox', () => {
    const tellingOf = (folder: string) =>
      listBuilt(folder)
        .filter(file => file.endsWith('.js'))
        .filter(file => /bridgeLog|\/sandbox\//.test(readFileSync(join(folder, file), 'utf8')))
    expect(tellingOf(production)).toEqual([])
    expect(tellingOf(inject('dist'))).not.toEqual([])
  })

  test('has no source maps', () => {
    expect(listBuilt(production).filter(file => file.endsWith('.map'))).toEqual([])
  })

  test.each([...islands, ...templates, ...campaigns])('a cold %s keeps its budget', page => {
    const sizes = coldFiles(production, page).map(
      file => [file, brotliSize(production, file)] as const
    )
    const total = sizes.reduce((sum, [, size]) => sum + size, 0)
    const listed = sizes.map(([file, size]) => `${size} ${file}`).join('\n')
    expect(total, `bytes of\n${listed}\n`).toBeLessThanOrEqual(budgetOf(page))
  })

  test.each(islands.filter(page => !isLanding(page)))('%s comes in few scripts', page => {
    const found = coldFiles(production, page).filter(file => file.endsWith('.js'))
    expect(found.length, String(found)).toBeLessThanOrEqual(scripts)
  })

  test.each(islands)('the code that %s fetches at rest is one file', page => {
    const folder = page.replace('.html', '')
    const parts = laterFiles(production, page).filter(file => file.includes(`/${folder}-later-`))
    expect(parts).toHaveLength(1)
  })

  test.each(islands)('the code that %s fetches once it is live keeps its budget', page => {
    const cold = coldFiles(production, page)
    const [going = []] = laterFiles(production, page)
      .filter(file => readFileSync(join(production, file), 'utf8').includes('notices.json'))
      .map(file => [...withImports(production, file)].filter(each => !cold.includes(each)))
    expect(going).not.toEqual([])
    expect(sizeOf(production, going), `bytes of ${going}`).toBeLessThanOrEqual(budgets.live)
  })

  test.each(['landing.html', ...templates])('the scripts of %s keep their budget', page => {
    const scripts = ownScripts(production, page)
    const size = sizeOf(production, scripts)
    expect(size, `${scripts} in bytes`).toBeLessThanOrEqual(budgets.script)
  })

  test.each(templates)('%s names its language and its layout, and no others', page => {
    const names = ownScripts(production, page).map(file =>
      basename(file).replace(/-[\w-]{8}\.js$/, '')
    )
    expect(names.filter(name => /^(?:zh|en|fil|hi)$/.test(name))).toHaveLength(1)
    expect(names.filter(name => /^(?:plain|story|example|number)$/.test(name))).toHaveLength(1)
    expect(names).not.toContain('served-template')
  })
})
