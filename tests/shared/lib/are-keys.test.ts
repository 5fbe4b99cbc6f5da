import { expect, test } from 'vitest'
import { areKeys } from '../../../shared/lib/are-keys.ts'

test('keys are texts, none of them empty or there twice', () => {
  expect(areKeys(['1', '2'])).toBe(true)
  expect(areKeys([])).toBe(true)
  expect(areKeys(['1', ''])).toBe(false)
  expect(areKeys(['1', 2])).toBe(false)
  expect(areKeys(['1', undefined])).toBe(false)
  expect(areKeys(['1', '1'])).toBe(false)
})
