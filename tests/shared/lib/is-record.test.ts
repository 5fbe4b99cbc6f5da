// @vitest-environment node
import { expect, test } from 'vitest'
import { isRecord } from '../../../shared/lib/is-record.ts'

test.each([
  [{}, true],
  [{ a: 1 }, true],
  [Object.create(null), true],
  [[], false],
  [null, false],
  [undefined, false],
  ['text', false],
  [1, false],
  [() => {}, false]
])('%j is a record: %s', (value, is) => {
  expect(isRecord(value)).toBe(is)
})
