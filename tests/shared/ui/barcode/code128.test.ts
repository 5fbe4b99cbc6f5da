// @vitest-environment node
import { expect, test } from 'vitest'
import { drawCode128 } from '../../../../shared/ui/barcode/code128.ts'

/** The widths of bars and spaces, read off a path; undefined where it is not drawn as bars are. */
function widthsOf(path: string): number[] {
  const bars = [...path.matchAll(/M(\d+) 0h(\d+)v1h-(\d+)z/g)].map(bar => bar.map(Number))
  expect(bars.map(([, start, width]) => `M${start} 0h${width}v1h-${width}z`).join('')).toBe(path)
  return bars.flatMap(([, start = 0, width = 0], index) => {
    const next = bars[index + 1]?.[1]
    return next === undefined ? [width] : [width, next - start - width]
  })
}

test('a text is drawn as the standard says, with its check digit', () => {
  const drawing = drawCode128('A')
  // Start B, A, the check digit 34 (which is B's), stop.
  expect(widthsOf(drawing?.path ?? '').join('')).toBe(`211214${'111323'}${'131123'}2331112`)
  expect(drawing?.path).toMatch(/^M10 0h2/)
  expect(drawing?.width).toBe(3 * 11 + 13 + 2 * 10)
})

test.each([
  ['an empty text', ''],
  ['what is not ASCII', 'é'],
  ['what begins with it', 'éA'],
  ['what ends with it', 'Aé'],
  ['a line break', 'A\n'],
  ['more than eighty characters', 'x'.repeat(81)]
])('nothing is drawn for %s', (_what, text) => {
  expect(drawCode128(text)).toBeUndefined()
})

test.each([' ~', 'MP1234510001', 'x'.repeat(80)])('%s is drawn', text => {
  expect(drawCode128(text)?.path).toMatch(/^M10 0h/)
})
