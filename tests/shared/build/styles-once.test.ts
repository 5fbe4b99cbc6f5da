// @vitest-environment node
import type { Rolldown } from 'vite'
import { expect, test } from 'vitest'
import { stylesOncePlugin } from '../../../shared/build/styles-once.ts'

interface Chunk {
  isEntry?: boolean
  imports?: string[]
  dynamicImports?: string[]
  styles?: string[]
}

/** The styles that each file is left with. */
function stylesLeft(files: Record<string, Chunk>): Record<string, string[]> {
  const entries = Object.entries(files).map(([fileName, { styles, ...chunk }]) => {
    const viteMetadata = styles && { importedCss: new Set(styles) }
    const own = {
      type: 'chunk',
      fileName,
      code: '',
      imports: [],
      dynamicImports: [],
      isEntry: false
    }
    return [fileName, { ...own, ...chunk, viteMetadata }] as const
  })
  const asset = { type: 'asset', fileName: 'a.css' }
  const bundle = Object.fromEntries([...entries, ['a.css', asset]]) as never
  const { generateBundle } = stylesOncePlugin()
  const generate = generateBundle as (options: unknown, bundle: Rolldown.OutputBundle) => void
  generate(undefined, bundle)
  return Object.fromEntries(
    entries.map(([name, { viteMetadata }]) => [name, [...(viteMetadata?.importedCss ?? [])]])
  )
}

test('what is loaded later brings no style that its page has inlined', () => {
  const left = stylesLeft({
    'order.js': { isEntry: true, imports: ['shared.js'], dynamicImports: ['qr.js'] },
    'shared.js': { styles: ['base.css', 'button.css'], imports: ['order.js', 'a.css'] },
    'qr.js': { imports: ['later.js'], styles: ['button.css', 'qr.css'] },
    'later.js': { styles: ['base.css'] }
  })
  expect(left['qr.js']).toEqual(['qr.css'])
  expect(left['later.js']).toEqual([])
})

test('what several pages load later keeps the styles that one of them lacks', () => {
  const left = stylesLeft({
    'order.js': { isEntry: true, styles: ['base.css', 'qr.css'], dynamicImports: ['qr.js'] },
    'repay.js': { isEntry: true, styles: ['base.css'], dynamicImports: ['qr.js'] },
    'other.js': { isEntry: true, styles: [] },
    'qr.js': { styles: ['base.css', 'qr.css'] }
  })
  expect(left['qr.js']).toEqual(['qr.css'])
})
