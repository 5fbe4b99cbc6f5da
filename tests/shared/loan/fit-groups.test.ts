// @vitest-environment node
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { fitGroups } from '../../../shared/loan/fit-groups.ts'

const glyph = { width: 0.6, height: 1.2 }

test.each([
  ['a tall box takes a group a line', 12, { width: 240, height: 400 }, 1, 100],
  ['a wide box takes the code in one line', 12, { width: 840, height: 120 }, 3, 100],
  ['one line where more lines are not much larger', 12, { width: 300, height: 140 }, 3, 35],
  ['lines of as many groups each', 16, { width: 300, height: 140 }, 2, 55],
  ['uneven lines where they are much larger', 20, { width: 300, height: 100 }, 3, 35]
])('%s', (_title, length, box, perLine, fontSize) => {
  expect(fitGroups(length, box, glyph)).toEqual({ perLine, fontSize })
})

test('a code shorter than a group is as wide as its own characters', () => {
  expect(fitGroups(2, { width: 120, height: 1000 }, glyph)).toEqual({ perLine: 1, fontSize: 100 })
})

test('a box that is not measured yet has no size to give', () => {
  expect(fitGroups(12, { width: 0, height: 0 }, glyph)).toEqual({ fontSize: 0, perLine: 3 })
})

test('whatever the code and the box, it fits, and no other arrangement is much larger', () => {
  const size = fc.integer({ min: 1, max: 2000 })
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 80 }), size, size, (length, width, height) => {
      const { fontSize, perLine } = fitGroups(length, { width, height }, glyph)
      const groups = Math.ceil(length / 4)
      const fits = (each: number, font: number) => {
        const characters = Math.min(length, each * 4) + Math.min(groups, each) - 1
        const lines = Math.ceil(groups / each)
        const slack = 1e-6
        return (
          font * characters * glyph.width <= width + slack &&
          font * lines * glyph.height <= height + slack
        )
      }
      expect(fits(perLine, fontSize)).toBe(true)
      for (let each = 1; each <= groups; each++) {
        const share = each === groups ? 1 : groups % each === 0 ? 0.9 : 0.6
        expect(fits(each, fontSize / share + 1.67)).toBe(false)
      }
    })
  )
})
