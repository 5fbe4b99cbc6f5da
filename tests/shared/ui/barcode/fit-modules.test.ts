// @vitest-environment node
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { fitModules } from '../../../../shared/ui/barcode/fit-modules.ts'

test.each([
  ['what fits exactly is the whole drawing', 143, 286, { start: 0, span: 143 }],
  ['modules of two pixels leave as much on each side', 143, 360, { start: -18.5, span: 180 }],
  ['an odd pixel stays on the right', 100, 305, { start: -2 / 3, span: 305 / 3 }],
  ['a third less is still sharp', 200, 300, { start: -50, span: 300 }],
  ['what would lose more than a third stays as it is', 199, 300, { start: 0, span: 199 }],
  ['what has less than a pixel a module stays as it is', 400, 360, { start: 0, span: 400 }],
  ['a box that is not measured yet has no pixels', 143, 0, { start: 0, span: 143 }]
])('%s', (_title, modules, pixels, view) => {
  expect(fitModules(modules, pixels)).toEqual(view)
})

test('whatever the drawing and the phone, the whole drawing is in view, and sharp where it got smaller', () => {
  const numbers = [fc.integer({ min: 1, max: 1000 }), fc.integer({ min: 1, max: 4000 })] as const
  fc.assert(
    fc.property(...numbers, (modules, pixels) => {
      const { start, span } = fitModules(modules, pixels)
      const each = pixels / span
      expect(start).toBeLessThanOrEqual(0)
      expect(start + span).toBeGreaterThanOrEqual(modules)
      expect(each * modules).toBeGreaterThanOrEqual((pixels * 2) / 3 - 1e-9)
      if (span === modules) return
      expect(Math.abs(each - Math.round(each))).toBeLessThan(1e-9)
      expect(Math.abs(start * each - Math.round(start * each))).toBeLessThan(1e-9)
    })
  )
})
