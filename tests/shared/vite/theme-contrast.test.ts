// @vitest-environment node
import { describe, expect, test } from 'vitest'
import { brand as india } from '../../../shared/config/brands/in/brand.ts'
import { brand as philippines } from '../../../shared/config/brands/ph/brand.ts'
import { contrast } from '../../../shared/lib/contrast.ts'
import { brandColorsFrom } from '../../../shared/tools/brand/colors.ts'
import { contrastProblems, themesOf } from '../../../shared/vite/brand-style.ts'

const own = {
  violet: '#5b2a9d',
  ochre: '#7a5c00',
  crimson: '#b0123b',
  sky: '#0a66c2',
  black: '#111111'
}

const brands = [
  ['ph', philippines.colors],
  ['in', india.colors],
  ...Object.entries(own).map(([name, accent]) => [name, brandColorsFrom(accent)] as const)
] as const

const grounds = ['canvas', 'surface']

/**
 * The colours of texts on their grounds, with 4.5:1 where they are read (WCAG 2.2, 1.4.3) and 3:1
 * where they are seen (1.4.11).
 */
const read: readonly (readonly [string, readonly string[]])[] = [
  ['ink', [...grounds, 'fill', 'accent-soft', 'warn-soft', 'danger-soft']],
  ['ink-soft', [...grounds, 'fill', 'accent-soft']],
  ['accent', [...grounds, 'accent-soft', 'warn-soft']],
  ['danger', [...grounds, 'danger-soft']],
  ['warn', [...grounds, 'warn-soft']],
  ['on-accent', ['accent']],
  ['on-brand', ['brand-from', 'brand-to']],
  ['on-tone', ['soon-from', 'soon-to', 'late-from', 'late-to', 'rest-from', 'rest-to']],
  ['on-off', ['off']],
  ['on-toast', ['toast']]
]
const seen: typeof read = [
  ['line-strong', grounds],
  ['star', ['surface']],
  ['deep', ['accent-soft', 'surface']]
]

const pairs = [
  ...read.flatMap(([text, below]) => below.map(ground => [text, ground, 4.5] as const)),
  ...seen.flatMap(([text, below]) => below.map(ground => [text, ground, 3] as const))
]

describe.each(brands)('the colours of %s', (_name, colors) => {
  test('are those that a brand may have', () => {
    expect(contrastProblems(colors)).toEqual([])
  })

  test.each(['light', 'dark'] as const)(
    'are read and seen on each other in the %s theme',
    theme => {
      const tokens: Record<string, string> = themesOf({ colors })[theme]
      const weak = pairs.flatMap(([text, ground, least]) => {
        const ratio = contrast(tokens[text] ?? '', tokens[ground] ?? '')
        return ratio >= least ? [] : [`${text} on ${ground}: ${ratio.toFixed(2)} of ${least}`]
      })
      expect(weak).toEqual([])
    }
  )
})

test('both themes name the same colours', () => {
  const { light, dark } = themesOf(philippines)
  expect(Object.keys(dark).sort()).toEqual(Object.keys(light).sort())
})
