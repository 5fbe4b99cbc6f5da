import { describe, expect, test } from 'vitest'
import { importsOf, listFiles } from './sources.ts'

/** What each part of the source may import besides itself; the design's section on layout. */
const below = {
  base: ['shared/config', 'shared/lib'],
  data: ['shared/api', 'shared/context', 'shared/bridge'],
  view: ['shared/ui', 'shared/forms'],
  leaves: ['shared/messages', 'shared/content', 'shared/styles', 'shared/pages.ts']
}
const { base, data, view, leaves } = below

const allowed: Record<string, readonly string[]> = {
  'shared/lib': [],
  // The brand's settings are written in lib's types.
  'shared/config': [...base, 'public/templates'],
  'shared/api': [...base, ...data, ...leaves],
  'shared/context': [...base, ...data, ...leaves],
  'shared/bridge': [...base, ...data, ...leaves],
  'shared/ui': [...base, ...data, ...view, ...leaves],
  'shared/forms': [...base, ...data, ...view, ...leaves],
  // The scripts of pages without an island.
  'shared/plain': [...base, ...data, ...leaves],
  // Every byte of it stands in the html.
  'shared/boot': ['shared/lib'],
  'shared/messages': [],
  'shared/content': [...base, ...view, ...leaves],
  'shared/pages.ts': ['shared/api/wire.ts', 'shared/api/wire']
}

const isIn = (file: string, part: string) => file === part || file.startsWith(`${part}/`)
const isSource = (file: string) => /\.(?:tsx?|cts)$/.test(file)

/** A page's own folder: `pages/order`; the company site's pages are one part. */
function partOf(file: string): string {
  const [first = '', second = ''] = file.split('/')
  return `${first}/${second}`
}

function mayImport(file: string, imported: string): boolean {
  if (imported.startsWith('pages/')) return partOf(imported) === partOf(file)
  if (file.startsWith('pages/')) return !isIn(imported, 'shared/build')
  const part = Object.keys(allowed).find(each => isIn(file, each))
  // What only the build runs may import what it likes.
  if (part === undefined) return isIn(file, 'shared/build')
  return [part, ...(allowed[part] ?? [])].some(each => isIn(imported, each))
}

describe('imports', () => {
  const sources = listFiles('pages', 'shared').filter(isSource)

  test('point one way', () => {
    const wrong = sources.flatMap(file =>
      importsOf(file)
        .filter(imported => !mayImport(file, imported))
        .map(imported => `${file} imports ${imported}`)
    )
    expect(wrong).toEqual([])
  })

  test('are found at all', () => {
    expect(sources.length).toBeGreaterThan(100)
    expect(importsOf('pages/order/main.tsx')).toEqual([
      'shared/lib/mount-island.tsx',
      'pages/order/store.ts',
      'pages/order/view.tsx'
    ])
    expect(importsOf('pages/order/view.tsx')).toContain('pages/order/page.css')
  })

  test.each([
    ['pages/order/view.tsx', 'pages/repay/store.ts'],
    ['pages/order/view.tsx', 'shared/build/html.ts'],
    ['shared/lib/money.ts', 'shared/config/brand.ts'],
    ['shared/lib/money.ts', 'shared/messages/page.ts'],
    ['shared/config/brand.ts', 'shared/api/order.ts'],
    ['shared/api/order.ts', 'shared/ui/rows/rows.tsx'],
    ['shared/ui/rows/rows.tsx', 'pages/order/store.ts'],
    ['shared/boot/boot.ts', 'shared/api/early.ts']
  ])('of %s may not name %s', (file, imported) => {
    expect(mayImport(file, imported)).toBe(false)
  })
})
