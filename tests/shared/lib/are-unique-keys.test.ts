import { expect, test } from 'vitest'
import { areUniqueKeys } from '../../../shared/lib/are-unique-keys.ts'

test('keys are texts, none of them empty or there twice', () => {
  expect(areUniqueKeys(['1', '2'])).toBe(true)
  expect(areUniqueKeys([])).toBe(true)
  expect(areUniqueKeys(['1', ''])).toBe(false)
  expect(areUniqueKeys(['1', 2])).toBe(false)
  expect(areUniqueKeys(['1', undefined])).toBe(false)
  expect(areUniqueKeys(['1', '1'])).toBe(false)
})
