// @vitest-environment node
import { expect, test } from 'vitest'
import { ownValue } from '../../../shared/lib/own-value.ts'

test('a record has its own fields, and none that it inherits', () => {
  expect(ownValue({ a: 1 }, 'a')).toBe(1)
  expect(ownValue({ a: 1 }, 'b')).toBeUndefined()
  expect(ownValue({}, 'constructor')).toBeUndefined()
  expect(ownValue(Object.create({ a: 1 }), 'a')).toBeUndefined()
  expect(ownValue(Object.assign(Object.create(null), { a: 1 }), 'a')).toBe(1)
})

test.each([[['first']], ['text'], [null], [undefined]])('%j has no fields', value => {
  expect(ownValue(value, '0')).toBeUndefined()
  expect(ownValue(value, 'length')).toBeUndefined()
})
