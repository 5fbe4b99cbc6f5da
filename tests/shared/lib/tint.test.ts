// @vitest-environment node
import { expect, test } from 'vitest'
import { tint } from '../../../shared/lib/tint.ts'

test.each([
  ['#000000', '#e6e6e6'],
  ['#ffffff', '#ffffff'],
  ['#ff0000', '#ffe6e6'],
  ['#0b6b5b', '#e7f0ef']
])('a tenth of %s on white is %s', (color, soft) => {
  expect(tint(color)).toBe(soft)
})
