// @vitest-environment node
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { contrast } from '../../../shared/lib/contrast.ts'

test.each([
  ['#000000', '#ffffff', 21],
  ['#ffffff', '#ffffff', 1],
  // The lightest grey that passes 4.5:1 on white, and the next.
  ['#767676', '#ffffff', 4.54],
  ['#777777', '#ffffff', 4.48],
  ['#0a0a0a', '#000000', 1.06],
  ['#ff0000', '#ffffff', 4.0],
  ['#0000ff', '#ffffff', 8.59]
])('%s on %s is %s to 1', (one, other, ratio) => {
  expect(contrast(one, other)).toBeCloseTo(ratio, 2)
})

test('contrast is the same both ways and never out of range', () => {
  const color = fc
    .integer({ min: 0, max: 0xffffff })
    .map(n => `#${n.toString(16).padStart(6, '0')}`)
  fc.assert(
    fc.property(color, color, (one, other) => {
      const ratio = contrast(one, other)
      expect(ratio).toBe(contrast(other, one))
      expect(ratio).toBeGreaterThanOrEqual(1)
      expect(ratio).toBeLessThanOrEqual(21)
    })
  )
})
