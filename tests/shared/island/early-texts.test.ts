import { expect, test } from 'vitest'
import { earlyText, earlyTexts } from '../../../shared/island/early-texts.ts'

test('a text stays, a whole number becomes its digits, anything else becomes empty', () => {
  expect(earlyText('a')).toBe('a')
  expect(earlyText(455)).toBe('455')
  for (const value of [undefined, null, true, [], {}]) expect(earlyText(value)).toBe('')
})

test('a number that nobody reads as its digits is left to the page', () => {
  for (const value of [0.5, 1e300, Number.NaN]) expect(() => earlyText(value)).toThrow()
})

test('the texts of a record are read, a missing one as the empty text', () => {
  expect(earlyTexts({ name: 'a', other: 'b' }, 'name', 'id')).toEqual({ name: 'a', id: '' })
  for (const value of [null, [], 'a']) expect(() => earlyTexts(value, 'name')).toThrow()
})
