// @vitest-environment node
import { mkdirSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { expect, test } from 'vitest'
import type { Page } from '../../../shared/page.ts'
import { pageProblems } from '../../../shared/vite/check-pages.ts'
import { temporaryFolder } from '../../setup/temporary-folder.ts'

const rows = [
  { file: 'order.html', island: true },
  { file: 'site/about.html', island: false }
] as Page[]

const whole = [
  'README.md',
  'order.html',
  'order/view.tsx',
  'order/main.tsx',
  'order/dialog/parts.tsx',
  'site/about.html',
  'site/about/view.tsx'
]

const script = (src: string) => `<script type="module" src="${src}"></script>`

/** The faults of a folder of these files. */
function problemsOf(
  files: readonly string[],
  texts: Record<string, string> = { 'order.html': script('/order/main.tsx') }
): string[] {
  const root = temporaryFolder('pages')
  for (const file of files) {
    mkdirSync(dirname(join(root, file)), { recursive: true })
    writeFileSync(join(root, file), texts[file] ?? '')
  }
  return pageProblems(root, rows)
}

test('pages that have a row, an html and a folder are whole', () => {
  expect(problemsOf(whole)).toEqual([])
})

test.each(['order.html', 'order/view.tsx', 'order/main.tsx', 'site/about/view.tsx'])(
  'a row without %s is named',
  missing => {
    const page = missing.startsWith('site') ? 'site/about.html' : 'order.html'
    expect(problemsOf(whole.filter(file => file !== missing))).toEqual([
      `shared/pages.ts has a row for ${page}, but there is no pages/${missing}`
    ])
  }
)

test('an html and a folder without a row are named', () => {
  expect(problemsOf([...whole, 'statement.html', 'site/terms/view.tsx'])).toEqual([
    'pages/statement.html has no row in shared/pages.ts',
    'pages/site/terms has no row site/terms.html in shared/pages.ts'
  ])
})

test('an html that loads the script of another page is named', () => {
  expect(problemsOf(whole, { 'order.html': script('/repay/main.tsx') })).toEqual([
    'pages/order.html does not load /order/main.tsx'
  ])
})
