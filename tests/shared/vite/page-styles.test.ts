import { expect, test } from 'vitest'
import { createPageStyles } from '../../../shared/vite/page-styles.ts'

type Imports = { now?: string[]; later?: string[] }

const modules: Record<string, Imports> = {
  'page.html': { now: ['main.tsx'] },
  'main.tsx': { now: ['button.tsx', 'page.css'], later: ['dialog.tsx'] },
  'button.tsx': { now: ['button.css'] },
  'button.css': {},
  'dialog.tsx': { now: ['button.tsx', 'dialog.css'] },
  'dialog.css': {},
  'page.css': {},
  'other.css': {}
}

const texts: Record<string, string> = {
  'page.css': '.page { color: red }',
  'button.css': '.button { margin: 0; &:hover { margin: 1px } }',
  'dialog.css': '.dialog { color: blue }',
  'other.css': '.other { color: green }'
}

const graph = {
  getModuleInfo: (id: string) => ({
    importedIds: modules[id]?.now ?? [],
    dynamicallyImportedIds: modules[id]?.later ?? []
  })
} as unknown as Parameters<ReturnType<typeof createPageStyles>['stylesOf']>[1]

function built(all = texts) {
  const styles = createPageStyles()
  const { transform } = styles.plugin
  if (typeof transform !== 'object') throw new Error('The plugin transforms nothing')
  const taken = Object.entries(all).map(([id, css]) => transform.handler.call({} as never, css, id))
  return { styles, taken }
}

test('a page has the styles that it imports, in their order, and a few of its later parts behind them', () => {
  const { styles } = built()
  expect(styles.stylesOf('page.html', graph)).toEqual({
    first: expect.stringMatching(/^\.button\{.*\}\.page\{color:red\}\.dialog\{color:#00f\}$/),
    later: ''
  })
})

test('many styles of later parts come in a file of their own', () => {
  const rules = Array.from({ length: 1000 }, (_, at) => `.dialog-${at} { top: ${at}px }`)
  const { styles } = built({ ...texts, 'dialog.css': rules.join('\n') })
  const { first, later } = styles.stylesOf('page.html', graph)
  expect(first).toMatch(/\.page\{color:red\}$/)
  expect(later).toMatch(/^\.dialog-0\{top:0\}.*\.dialog-999\{top:999px\}$/)
})

test('a rule that an old browser does not know is written out', () => {
  const { styles } = built()
  expect(styles.stylesOf('button.tsx', graph).first).toBe(
    '.button{margin:0}.button:hover{margin:1px}'
  )
})

test('no script has any styles', () => {
  const { taken } = built()
  expect(taken.map(each => (each as { code: string }).code)).toEqual(['', '', '', ''])
})
