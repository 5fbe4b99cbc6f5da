// @vitest-environment node
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { fitGroups } from '../../../shared/loan/fit-groups.ts'
import { groupCode } from '../../../shared/loan/group-code.ts'

const glyph = { width: 0.6, height: 1.2 }

const groupsOf = (code: string) => groupCode(code).split(' ')

test.each([
  ['a tall box takes a group a line', 'MP1234510001', { width: 240, height: 400 }, 3, 100],
  ['a wide box takes the code in one line', 'MP1234510001', { width: 840, height: 120 }, 1, 100],
  ['one line where more are not much larger', 'MP1234510001', { width: 300, height: 140 }, 1, 35],
  ['lines of as many groups each', 'MP12345100012222', { width: 300, height: 140 }, 2, 55],
  ['uneven lines where much larger', 'MP123451000122223333', { width: 300, height: 100 }, 2, 35],
  ['a last group of five fits, too', 'MP12345100012', { width: 240, height: 400 }, 3, 80],
  ['a code of another grouping fits', '7701-2233', { width: 270, height: 400 }, 1, 50]
])('%s', (_title, code, box, count, fontSize) => {
  const fitted = fitGroups(groupsOf(code), box, glyph)
  expect(fitted.fontSize).toBe(fontSize)
  expect(fitted.lines).toHaveLength(count)
  expect(fitted.lines.join(' ')).toBe(groupCode(code))
})

test('a code shorter than a group is as wide as its own characters', () => {
  const box = { width: 120, height: 1000 }
  expect(fitGroups(['MP'], box, glyph)).toEqual({ lines: ['MP'], fontSize: 100 })
})

test('a box that is not measured yet has no size to give', () => {
  const fitted = fitGroups(['MP12', '3451'], { width: 0, height: 0 }, glyph)
  expect(fitted).toEqual({ fontSize: 0, lines: ['MP12 3451'] })
})

test('whatever the code and the box, it fits, and no other arrangement is much larger', () => {
  const size = fc.integer({ min: 1, max: 2000 })
  fc.assert(
    fc.property(fc.stringMatching(/^[A-Z0-9]{1,80}$/), size, size, (code, width, height) => {
      const groups = groupsOf(code)
      const { fontSize, lines } = fitGroups(groups, { width, height }, glyph)
      const fits = (characters: number, count: number, font: number) => {
        const slack = 1e-6
        return (
          font * characters * glyph.width <= width + slack &&
          font * count * glyph.height <= height + slack
        )
      }
      expect(fits(Math.max(...lines.map(line => line.length)), lines.length, fontSize)).toBe(true)
      for (let each = 1; each <= groups.length; each++) {
        const isEven = groups.length % each === 0
        const share = each === groups.length ? 1 : isEven ? 0.9 : 0.6
        const widest = Math.max(
          groups.slice(0, each).join(' ').length,
          isEven ? groups.slice(-each).join(' ').length : 0
        )
        const count = Math.ceil(groups.length / each)
        expect(fits(widest, count, fontSize / share + 1.67)).toBe(false)
      }
    })
  )
})

test.each([
  [1, 42, 'MP12 3451 0001 7654'],
  [2, 90, 'MP12 3451|0001 7654'],
  [3, 90, 'MP12 3451|0001 7654'],
  [4, 125, 'MP12|3451|0001|7654']
])('%s lines at most take as large a size as they can', (most, fontSize, lines) => {
  const box = { width: 488, height: 600 }
  const fitted = fitGroups(groupsOf('MP12345100017654'), box, glyph, most)
  expect(fitted).toEqual({ fontSize, lines: lines.split('|') })
})
