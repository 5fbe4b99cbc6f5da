import { readFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { build } from 'vite'
import { beforeAll, describe, expect, inject, test, vi } from 'vitest'
import { builtPages } from '../../shared/pages.ts'
import { brotliSize, coldFiles, laterFiles, listBuilt, sizeOf, withImports } from './dist.ts'
import { expectedHtml, htmlOf, ownScripts, variants } from './emitted.ts'

// As measured on 2026-11-24, with the styles of later parts in the html: a ratchet on the way back to 88,000 for
// order, 102,000 for islands, 94,000 for landing pages, 15,000 once live.
const budgets = {
  order: 98_050,
  landing: 94_600,
  island: 109_750,
  // On the way down to 10,000: with it come parts that other pages need at once.
  live: 16_900,
  script: 9_410
}
const counts = { order: 6, island: 10 }

function budgetOf(page: string): number {
  if (page === 'order.html') return budgets.order
  return /^(?:landing|go)\b/.test(page) ? budgets.landing : budgets.island
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

  test.each(islands)('%s comes in few scripts', page => {
    const scripts = coldFiles(production, page).filter(file => file.endsWith('.js'))
    expect(scripts.length, String(scripts)).toBeLessThanOrEqual(
      page === 'order.html' ? counts.order : counts.island
    )
  })

  test.each(islands)(
    'the later parts that %s shares with others come in at most seven files',
    page => {
      const parts = laterFiles(production, page).filter(file => /\/later-\d/.test(file))
      expect(parts).not.toEqual([])
      expect(parts.length, String(parts)).toBeLessThanOrEqual(7)
    }
  )

  test.each(islands)('what %s fetches once it is live keeps its budget', page => {
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
