// @vitest-environment node
import { describe, expect, test } from 'vitest'
import { chunkGroups, readsStyles, vendorGroup } from '../../../shared/build/chunks.ts'

/** Who imports what: each module with those that import it. */
const importers: Record<string, string[]> = {
  '/x/pages/order/main.tsx': [],
  '/x/pages/repay/main.tsx': [],
  '/x/pages/repay-code/main.tsx': [],
  '/x/pages/complaint/main.tsx': [],
  '/x/pages/test-preview/main.tsx': [],
  '/x/pages/site/about/main.ts': [],
  '/x/shared/lib/money.ts': ['/x/pages/order/main.tsx', '/x/shared/ui/amount.tsx'],
  '/x/shared/ui/amount.tsx': ['/x/shared/lib/money.ts', '/x/pages/repay/main.tsx'],
  '/x/shared/ui/slip.tsx': ['/x/pages/repay/main.tsx', '/x/pages/repay-code/main.tsx'],
  '/x/shared/ui/field.tsx': ['/x/pages/repay/main.tsx', '/x/pages/complaint/main.tsx'],
  '/x/shared/ui/own.tsx': ['/x/pages/repay/main.tsx', '/x/pages/test-preview/main.tsx'],
  '/x/shared/lib/site.ts': ['/x/pages/site/about/main.ts'],
  '/x/shared/main.ts': ['/x/pages/order/main.tsx', '/x/pages/repay/main.tsx'],
  '/x/shared/ui/slip.css': ['/x/shared/ui/slip.tsx'],
  '/x/shared/ui/note.css': ['/x/shared/ui/slip.tsx'],
  '/x/shared/ui/field.css': ['/x/shared/ui/field.tsx'],
  '/x/pages/order/page.css': ['/x/pages/order/main.tsx']
}
/** What is loaded later, with who loads it. */
const dynamicImporters: Record<string, string[]> = {
  '/x/shared/ui/slip.tsx': ['/x/pages/order/main.tsx']
}
const context = {
  getModuleInfo: (id: string) =>
    importers[id]
      ? { importers: importers[id], dynamicImporters: dynamicImporters[id] ?? [] }
      : null
}

/** The files that groups give a module by its importers: one at most. */
function filesFor(id: string): string[] {
  return chunkGroups.flatMap(({ name, test }) => {
    if (test instanceof RegExp && !test.test(id)) return []
    const file = typeof name === 'function' ? name(id, context as never) : null
    return file ? [file] : []
  })
}

describe('the file of', () => {
  test.each([
    ['what the first page shares', '/x/shared/lib/money.ts', ['shared']],
    ['what it shares through others, in a circle too', '/x/shared/ui/amount.tsx', ['shared']],
    ['what pages of one kind share', '/x/shared/ui/slip.tsx', ['repay-shared']],
    ['what pages of several kinds share', '/x/shared/ui/field.tsx', ['more']],
    ['what a page shares with developers alone', '/x/shared/ui/own.tsx', []],
    ['what only such a page needs', '/x/shared/lib/site.ts', []],
    ['a module that is called as their scripts are', '/x/shared/main.ts', ['shared']],
    ['what nobody knows', '/x/elsewhere.ts', []]
  ])('%s', (_what, id, files) => {
    expect(filesFor(id)).toEqual(files)
  })
})

describe('styles', () => {
  const fileOf = (id: string) => filesFor(id)[0] ?? ''

  test('that the same pages need are in one file, others in another', () => {
    expect(fileOf('/x/shared/ui/slip.css')).toMatch(/^style-[0-9a-f]{8}$/)
    expect(fileOf('/x/shared/ui/note.css')).toBe(fileOf('/x/shared/ui/slip.css'))
    expect(fileOf('/x/shared/ui/field.css')).not.toBe(fileOf('/x/shared/ui/slip.css'))
  })

  test('are read by the pages that need them, at once or later, and by no others', () => {
    const file = `assets/${fileOf('/x/shared/ui/slip.css')}-B0_x9aZq.css`
    for (const page of ['repay', 'repay-code', 'order']) expect(readsStyles(page, file)).toBe(true)
    expect(readsStyles('complaint', file)).toBe(false)
  })

  test('of one page are its own matter', () => {
    expect(filesFor('/x/pages/order/page.css')).toEqual([])
    expect(readsStyles('order', 'assets/order-B0_x9aZq.css')).toBe(true)
  })
})

test.each([
  ['/x/node_modules/react/index.js', true],
  ['/x/node_modules/react-dom/client.js', true],
  ['/x/node_modules/preact/compat/dist/compat.mjs', true],
  ['/x/node_modules/@nanostores/react/index.js', true],
  ['/x/node_modules/qs/lib/parse.js', true],
  ['/x/shared/lib/qs.ts', true],
  ['/x/shared/lib/side-channel.cts', true],
  ['/x/shared/lib/money.ts', false],
  ['/x/node_modules/valibot/index.js', false]
])('%s is in the file that all pages share: %s', (id, isVendor) => {
  expect((vendorGroup.test as RegExp).test(id)).toBe(isVendor)
})

test('what most pages share is chosen first', () => {
  expect(chunkGroups[1]).toBe(vendorGroup)
  const priorities = chunkGroups.map(({ priority = 0 }) => priority)
  expect(priorities).toEqual([...priorities].sort((one, other) => other - one))
  expect(new Set(priorities).size).toBe(chunkGroups.length)
})
