import { expect, test } from 'vitest'
import { brand } from '../../shared/config/brand.ts'
import { themesOf } from '../../shared/vite/brand-style.ts'
import { listFiles, readSource } from './sources.ts'

const sources = listFiles('pages', 'shared')
  .filter(file => /\.(?:css|tsx?|html|svg)$/.test(file))
  .map(file => ({ file, text: readSource(file) }))

/** Tokens of the styles, and those that a script writes: `--accent: …`, `'--accent': …`, `setProperty('--accent', …)`. */
const declared = new Set([
  ...Object.keys(themesOf(brand).light).map(name => `--${name}`),
  ...sources.flatMap(({ text }) =>
    [...text.matchAll(/(?<![\w-])(--[a-z][\w-]*)(?:['"]?\s*:|',)/g)].map(([, name]) => name)
  )
])

const unknownTokens = (text: string) =>
  [...text.matchAll(/\bvar\(\s*(--[\w-]+)/g)].map(([, name]) => name).filter(t => !declared.has(t))

test('every token that is used is declared', () => {
  const unknown = sources.flatMap(({ file, text }) =>
    unknownTokens(text).map(token => `${file} uses ${token}, which nothing declares`)
  )
  expect(unknown).toEqual([])
})

test('a token that is not declared is found', () => {
  expect(unknownTokens('gap: var(--space-2) var(--space-nine)')).toEqual(['--space-nine'])
})
