import { describe, expect, test } from 'vitest'
import { importsOf, listFiles } from './sources.ts'

/**
 * The rooms, from the roof to the ground: a file imports from its own room and from those below it.
 * Commands and the build stand above the pages, so no page imports them.
 */
const floors = [
  'shared/tools',
  'vite.config.ts',
  'shared/vite',
  'pages',
  'shared/features',
  'shared/content',
  'shared/ui',
  'shared/forms',
  'shared/bridge',
  'shared/api',
  'shared/context',
  'shared/config',
  'shared/island',
  'shared/loan',
  'shared/messages',
  'shared/styles',
  'shared/lib'
]

/** Any room may read the table of pages, and the type of its rows. */
const data = ['shared/page.ts', 'shared/pages.ts']

const isIn = (file: string, room: string) => file === room || file.startsWith(`${room}/`)
const floorOf = (file: string) => floors.findIndex(room => isIn(file, room))

/** A page's own folder: `pages/order`; the company site's pages are one part. */
const pageOf = (file: string) => file.split('/').slice(0, 2).join('/')

function mayImport(file: string, imported: string): boolean {
  if (data.some(each => isIn(imported, each))) return true
  if (isIn(imported, 'pages')) return pageOf(imported) === pageOf(file)
  const floor = floorOf(imported)
  if (floor < 0) return false
  return floor >= floorOf(file)
}

/** The files of each circle of imports, by their strongly connected components (Tarjan). */
function circlesAmong(imports: ReadonlyMap<string, readonly string[]>): string[][] {
  const indexes = new Map<string, number>()
  const lowest = new Map<string, number>()
  const path: string[] = []
  const circles: string[][] = []
  const visit = (file: string): void => {
    indexes.set(file, indexes.size)
    lowest.set(file, indexes.size - 1)
    path.push(file)
    for (const next of imports.get(file) ?? []) {
      if (!indexes.has(next)) visit(next)
      if (path.includes(next)) {
        lowest.set(file, Math.min(lowest.get(file) ?? 0, lowest.get(next) ?? 0))
      }
    }
    if (lowest.get(file) !== indexes.get(file)) return
    const circle = path.splice(path.indexOf(file))
    if (circle.length > 1) circles.push(circle.sort())
  }
  for (const file of imports.keys()) if (!indexes.has(file)) visit(file)
  return circles
}

/** `shared/features/document` of all files below it; a file that stands right in a room is by itself. */
const folderOf = (file: string) => file.split('/').slice(0, 3).join('/')

function importsOfFolders(files: readonly string[]): Map<string, string[]> {
  const imports = new Map<string, string[]>()
  for (const file of files) {
    const folder = folderOf(file)
    const others = importsOf(file)
      .map(folderOf)
      .filter(other => other !== folder)
    imports.set(folder, [...(imports.get(folder) ?? []), ...others])
  }
  return imports
}

describe('imports', () => {
  const isSource = (file: string) => /\.(?:tsx?|cts|mjs)$/.test(file)
  const sources = [...listFiles('pages', 'shared').filter(isSource), 'vite.config.ts']

  test('point one way', () => {
    const wrong = sources.flatMap(file =>
      importsOf(file)
        .filter(imported => !mayImport(file, imported))
        .map(imported => `${file} imports ${imported}`)
    )
    expect(wrong).toEqual([])
  })

  test('make no circle of files, types included', () => {
    const imports = new Map(sources.map(file => [file, importsOf(file)]))
    expect(circlesAmong(imports)).toEqual([])
  })

  test('make no circle of the folders inside a room', () => {
    expect(circlesAmong(importsOfFolders(sources))).toEqual([])
  })

  test('are found in the sources', () => {
    expect(sources.length).toBeGreaterThan(100)
    const found = importsOf('pages/order/view.tsx')
    expect(found).toContain('pages/order/page.css')
    expect(found).toContain('pages/order/store.ts')
    expect(found).toContain('shared/messages/en/order.ts')
    const folders = importsOfFolders(sources)
    expect(folders.get('shared/features/repayment')).toContain('shared/features/cashier')
    expect(folders.get('shared/ui/page-frame')).toContain('shared/ui/error-boundary')
  })

  test('of a circle are named', () => {
    const imports = new Map([
      ['a', ['b']],
      ['b', ['c']],
      ['c', ['a', 'd']],
      ['d', []]
    ])
    expect(circlesAmong(imports)).toEqual([['a', 'b', 'c']])
  })

  test.each([
    ['pages/order/view.tsx', 'pages/repay/store.ts'],
    ['pages/order/view.tsx', 'shared/vite/html.ts'],
    ['pages/order/view.tsx', 'shared/tools/draw-icons.ts'],
    ['shared/vite/plugin.ts', 'shared/tools/draw-icons.ts'],
    ['shared/features/repayment/store.ts', 'shared/vite/html.ts'],
    ['vite.config.ts', 'shared/tools/draw-icons.ts'],
    ['shared/lib/tint.ts', 'shared/config/brand.ts'],
    ['shared/loan/money.ts', 'shared/api/order.ts'],
    ['shared/config/brand.ts', 'shared/api/order.ts'],
    ['shared/context/link.ts', 'shared/bridge/bridge.ts'],
    ['shared/api/order.ts', 'shared/ui/rows/rows.tsx'],
    ['shared/ui/rows/rows.tsx', 'shared/features/repayment/store.ts'],
    ['shared/ui/rows/rows.tsx', 'pages/order/store.ts'],
    ['shared/island/boot.ts', 'shared/api/client.ts'],
    ['shared/features/repayment/store.ts', 'tests/sandbox/app.ts'],
    ['vite.config.ts', 'tests/sandbox/plugin.ts']
  ])('of %s may not name %s', (file, imported) => {
    expect(mayImport(file, imported)).toBe(false)
  })
})
