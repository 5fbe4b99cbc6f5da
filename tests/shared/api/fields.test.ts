import * as v from 'valibot'
import { describe, expect, test } from 'vitest'
import { list, listBy, longestList, requiredText, text } from '../../../shared/api/fields.ts'

describe('a text', () => {
  test.each([
    [7, '7'],
    [-0.5, '-0.5'],
    [20_410_001, '20410001'],
    [1e308, ''],
    [1e-7, ''],
    [Number.NaN, ''],
    [Number.POSITIVE_INFINITY, ''],
    ['1e308', '1e308'],
    [null, ''],
    [{}, '']
  ])('of %j is %j', (value, read) => {
    expect(v.parse(text, value)).toBe(read)
  })
})

describe('a list', () => {
  test('leaves out what cannot be read, and what is too much', () => {
    expect(v.parse(list(requiredText), ['a', null, 'b'])).toEqual(['a', 'b'])
    const many = Array.from({ length: 10_000 }, (_each, index) => String(index))
    expect(v.parse(list(requiredText), many)).toEqual(many.slice(0, longestList))
  })

  test('has the first of two entries that are alike', () => {
    const entry = v.object({ id: requiredText, name: text })
    const given = [
      { id: '1', name: 'one' },
      { id: '2', name: 'two' },
      { id: '1', name: 'other' }
    ]
    expect(
      v.parse(
        listBy(entry, ({ id }) => id),
        given
      )
    ).toEqual(given.slice(0, 2))
  })
})
