import { expect, test } from 'vitest'
import { lastOf } from '../../../shared/lib/last-of.ts'

const lastIn = (search: string, pattern?: RegExp) =>
  lastOf(new URLSearchParams(search), 'name', pattern)

test('the last of an address’s parameters counts, if it looks as it should', () => {
  expect(lastIn('name=a&name=b&other=c')).toBe('b')
  expect(lastIn('other=c')).toBe('')
  expect(lastIn('name=a&name=')).toBe('')
  expect(lastIn('name=a%0A')).toBe('')
  expect(lastIn(`name=${'x'.repeat(201)}`)).toBe('')
  expect(lastIn('name=12', /^\d+$/)).toBe('12')
  expect(lastIn('name=1x', /^\d+$/)).toBe('')
})
