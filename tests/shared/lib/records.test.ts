import * as v from 'valibot'
import { expect, test } from 'vitest'
import { longestEntry, texts } from '../../../shared/lib/records.ts'

test('an object of texts has nothing but texts that a page would keep', () => {
  const entries = { one: '', two: 'x'.repeat(longestEntry) }
  expect(v.parse(texts, entries)).toEqual(entries)
  expect(v.is(texts, { one: 'x'.repeat(longestEntry + 1) })).toBe(false)
  expect(v.is(texts, { one: 'kept', two: 2 })).toBe(false)
  expect(v.is(texts, ['kept'])).toBe(false)
})
