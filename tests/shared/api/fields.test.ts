import * as v from 'valibot'
import { describe, expect, test } from 'vitest'
import {
  at,
  flag,
  integer,
  list,
  listBy,
  oneOf,
  onlyField,
  optional,
  requiredText,
  rows,
  shape,
  text
} from '../../../shared/api/fields.ts'

describe('a text', () => {
  test.each([
    ['said', 'said'],
    [7, '7'],
    [-0.5, '-0.5'],
    [20_410_001, '20410001'],
    [9_007_199_254_740_991, '9007199254740991'],
    [9_007_199_254_740_992, ''],
    [1e20, ''],
    [1e308, ''],
    [1e-7, ''],
    ['1e308', '1e308'],
    [Number.NaN, ''],
    [Number.POSITIVE_INFINITY, ''],
    [null, ''],
    [undefined, ''],
    [true, ''],
    [['a'], ''],
    [{}, '']
  ])('of %j is "%s"', (value, read) => {
    expect(v.parse(text, value)).toBe(read)
  })

  test('has at most 5,000 characters, and no half of one', () => {
    expect(v.parse(text, 'x'.repeat(6000))).toHaveLength(5000)
    expect(v.parse(text, `${'x'.repeat(4999)}😀`)).toBe('x'.repeat(4999))
    expect(v.parse(text, `${'x'.repeat(4998)}😀`)).toBe(`${'x'.repeat(4998)}😀`)
  })

  test('that is required is not empty', () => {
    expect(v.is(requiredText, 'a')).toBe(true)
    expect(v.safeParse(requiredText, '').success).toBe(false)
    expect(v.safeParse(requiredText, {}).success).toBe(false)
  })
})

test.each([
  [1, true],
  ['1', true],
  [true, true],
  [0, false],
  ['0', false],
  [2, false],
  ['true', false],
  [undefined, false]
])('the flag %j is %s', (value, is) => {
  expect(v.parse(flag, value)).toBe(is)
})

test.each([
  [12, 12],
  ['12', 12],
  ['-12', -12],
  ['0', 0],
  ['999999999999999', 999_999_999_999_999],
  ['1234567890123456', undefined],
  [1.5, undefined],
  ['1x', undefined],
  ['x1', undefined],
  ['', undefined],
  [null, undefined],
  [[1], undefined]
])('the integer %j is %s', (value, read) => {
  expect(v.parse(integer, value)).toBe(read)
})

test.each([
  ['part', 'part'],
  ['full', 'full'],
  ['Part', 'full'],
  ['newer', 'full'],
  [1, 'full'],
  [undefined, 'full'],
  [['part'], 'full']
])('one of two texts: %o is %o', (sent, read) => {
  expect(v.parse(oneOf(['full', 'part'], 'full'), sent)).toBe(read)
})

describe('a list', () => {
  test('is empty where the answer has no list', () => {
    for (const none of [undefined, 'a', { 0: 'a' }]) {
      expect(v.parse(list(requiredText), none)).toEqual([])
    }
  })

  test('leaves out what cannot be read, and what is too much', () => {
    expect(v.parse(list(requiredText), ['a', null, 'b'])).toEqual(['a', 'b'])
    const many = Array.from({ length: 10_000 }, (_each, index) => String(index))
    expect(v.parse(list(requiredText), many)).toEqual(many.slice(0, 5000))
  })

  test('has the first of two entries that are alike', () => {
    const entry = v.object({ id: requiredText, name: text })
    const entries = [
      { id: '1', name: 'one' },
      { id: '2', name: 'two' },
      { id: '1', name: 'other' }
    ]
    expect(
      v.parse(
        listBy(entry, ({ id }) => id),
        entries
      )
    ).toEqual(entries.slice(0, 2))
  })
})

describe('an object', () => {
  const person = shape({ name: at('fullName', requiredText), age: at('years', integer) })

  test('is read under our names, and only from its own fields', () => {
    expect(v.parse(person, { fullName: 'Ada', years: '36', name: 'no' })).toEqual({
      name: 'Ada',
      age: 36
    })
    expect(v.safeParse(person, Object.create({ fullName: 'Ada' })).success).toBe(false)
    const inherited = shape({ name: at('constructor', text) })
    expect(v.parse(inherited, {})).toEqual({ name: '' })
  })

  test('is refused when it is something else', () => {
    for (const none of [undefined, null, 'Ada', ['Ada']]) {
      expect(v.safeParse(person, none).success).toBe(false)
    }
  })

  test('may be one field alone', () => {
    expect(v.parse(onlyField('url', requiredText), { url: 'https://a.example' })).toBe(
      'https://a.example'
    )
    expect(v.safeParse(onlyField('url', requiredText), { value: 'x' }).success).toBe(false)
  })

  test('that is optional is left out when it cannot be read', () => {
    expect(v.parse(optional(person), { fullName: '' })).toBeUndefined()
    expect(v.parse(optional(person), { fullName: 'Ada' })).toEqual({ name: 'Ada', age: undefined })
  })
})

test("rows have a text and a value, and '--' for a value of null", () => {
  const entries = [
    { text: 'Fee', value: 7 },
    { text: 'Amount', value: null },
    { text: '', value: '' },
    { text: 'Term' },
    { text: '', value: '30 days' }
  ]
  expect(v.parse(rows, entries)).toEqual([
    { text: 'Fee', value: '7' },
    { text: 'Amount', value: '--' },
    { text: '', value: '30 days' }
  ])
})

test('a schema tells the contract what the backend may send, and under which name', () => {
  const entry = shape({ ours: at('theirs', text), same: integer })
  const anyOrNone = { type: ['array', 'null'], items: entry }
  expect(v.getMetadata(list(entry))).toMatchObject(anyOrNone)
  expect(v.getMetadata(listBy(entry, ({ ours }) => ours))).toMatchObject(anyOrNone)
  expect(v.getMetadata(optional(entry))).toMatchObject({ anyOf: [entry, { type: 'null' }] })
  expect(v.getMetadata(entry)).toMatchObject({ names: { ours: 'theirs', same: 'same' } })
})
