// @vitest-environment node
import { expect, test } from 'vitest'
import { endsAndMiddle } from '../../../shared/lib/ends-and-middle.ts'

test.each([
  [[1], [1]],
  [
    [1, 2],
    [1, 2]
  ],
  [
    [1, 2, 3, 4],
    [1, 4]
  ],
  [
    [1, 2, 3, 4, 5],
    [1, 3, 5]
  ]
])('%j has the ends and the middle %j', (items, some) => {
  expect(endsAndMiddle(items)).toEqual(some)
})
