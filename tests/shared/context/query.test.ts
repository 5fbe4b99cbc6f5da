import fc from 'fast-check'
import { afterEach, describe, expect, test } from 'vitest'
import {
  hashRoute,
  keepParam,
  pageAddress,
  param,
  parseQuery,
  pickParams,
  writeQuery
} from '../../../shared/context/query.ts'
import { anyCharacter } from '../../setup/any-character.ts'

afterEach(() => history.replaceState(null, '', '/order.html'))

const plain = (search: string) => ({ ...parseQuery(search) })

describe('a query', () => {
  test.each([
    ['', {}],
    ['?', {}],
    ['?a=1&b=two', { a: '1', b: 'two' }],
    ['a=1', { a: '1' }],
    ['?a', { a: '' }],
    ['?a=%E2%82%B1+1&b=%F0%9F%91%8D', { a: '₱ 1', b: '👍' }],
    ['?a=1&a=2&a=3', { a: '3' }],
    ['?a[]=1&b[c]=2&d.e=3', { 'a[]': '1', 'b[c]': '2', 'd.e': '3' }],
    ['?[a]=1', { '[a]': '1' }],
    ['?a=1&[a]=2', { a: '1', '[a]': '2' }],
    ['?a=1,2', { a: '1,2' }],
    ['?a=%E0%A4%A', { a: '%E0%A4%A' }]
  ])('%s is text by name', (search, query) => {
    expect(plain(search)).toEqual(query)
  })

  test('takes neither an empty name nor an empty part for a parameter', () => {
    expect(plain('&&=1&a=2&')).toEqual({ a: '2' })
  })

  test('has at most a hundred parameters', () => {
    const many = Array.from({ length: 5000 }, (_each, index) => `p${index}=${index}`).join('&')
    const query = parseQuery(many)
    expect(Object.keys(query)).toHaveLength(100)
    expect(query.p99).toBe('99')
  })

  test('has no parameter of more than 2,000 characters', () => {
    expect(plain(`a=${'x'.repeat(2000)}&b=${'x'.repeat(2001)}&c=1`)).toEqual({
      a: 'x'.repeat(2000),
      c: '1'
    })
  })

  test('has the last of a repeated name with brackets, however often it is repeated', () => {
    const values = Array.from({ length: 100 }, (_each, index) => `a[]=${index}`)
    expect(plain(values.join('&'))).toEqual({ 'a[]': '99' })
  })

  test('gives no access to a prototype', () => {
    const query = parseQuery('__proto__=1&__proto__[polluted]=1&constructor=2&hasOwnProperty=3')
    expect(Object.getPrototypeOf(query)).toBeNull()
    expect(parseQuery('').constructor).toBeUndefined()
    expect(query.constructor).toBe('2')
    expect(query.hasOwnProperty).toBe('3')
    expect('polluted' in {}).toBe(false)
  })
})

const pieces = fc.constantFrom(
  ...['&', '=', '[', ']', '.', '%', '+', '?', '#', ';', ',', '[]', '__proto__', 'constructor'],
  ...['%00', '%E0%A4%A', '%FF', '%5B', 'prototype', 'toString', 'productId', 'a', '1', '\u0000']
)
const hostile = fc.oneof(
  fc.array(pieces, { maxLength: 30 }).map(all => all.join('')),
  fc.string({ unit: anyCharacter, maxLength: 60 }),
  fc.string({ maxLength: 200 })
)

test('ten thousand hostile queries are text without a prototype', { timeout: 30_000 }, () => {
  fc.assert(
    fc.property(hostile, search => {
      const query = parseQuery(search)
      const values = Object.values(query)
      const isText = values.every(value => typeof value === 'string')
      return isText && values.length <= 100 && Object.getPrototypeOf(query) === null
    }),
    { numRuns: 10_000 }
  )
  expect(Object.keys(Object.prototype)).toEqual([])
})

const names = fc.string({ minLength: 1, maxLength: 12 })
const values = fc.string({ unit: 'grapheme', maxLength: 30 })

test('a written query is read again', () => {
  fc.assert(
    fc.property(fc.dictionary(names, values, { maxKeys: 20 }), params => {
      expect(Object.entries(parseQuery(writeQuery(params))).sort()).toEqual(
        Object.entries(params).sort()
      )
    }),
    { numRuns: 2000 }
  )
})

test('parameters without a value are not written', () => {
  expect(writeQuery({ a: '1', b: undefined, c: '' })).toBe('a=1&c=')
})

describe('one parameter', () => {
  test.each([
    ['?id=42', '42'],
    ['?id=1&id=2', '2'],
    ['?id=', undefined],
    ['?other=1', undefined],
    ['?id=a%00b', undefined],
    ['?id=a%0Ab', undefined],
    [`?id=${'x'.repeat(201)}`, undefined]
  ])('of %s is %s', (search, value) => {
    history.replaceState(null, '', `/order.html${search}`)
    expect(param('id')).toBe(value)
  })

  test('is refused when it is not of the pattern', () => {
    history.replaceState(null, '', '/order.html?code=AB-1')
    expect(param('code', /^[A-Z]{2}-\d$/)).toBe('AB-1')
    expect(param('code', /^\d+$/)).toBeUndefined()
  })
})

test('named parameters are picked with the values that they have', () => {
  history.replaceState(null, '', '/order.html?a=1&b=%0A&c=')
  expect(pickParams(['a', 'b', 'c', 'd'])).toEqual({ a: '1', b: '\n', c: '', d: undefined })
  expect(Object.keys(pickParams())).toEqual([])
})

test('a value of the page’s own is kept in its address, beside what stands there', () => {
  history.replaceState({ covered: true }, '', '/order.html?a=1&b=2#/part')
  keepParam('b', '₱ 3')
  keepParam('c', '4')
  expect(location.href).toMatch(/\/order\.html\?a=1&b=%E2%82%B1\+3&c=4#\/part$/)
  expect(history.state).toEqual({ covered: true })
  expect(pageAddress()).toBe(location.href)
})

test.each([
  ['#/downloadTemplate?utm_tag=june&id=1', 'downloadTemplate', { utm_tag: 'june', id: '1' }],
  ['#/agreementTemplate', 'agreementTemplate', {}],
  ['#/a?b=1?2', 'a', { b: '1?2' }],
  ['#part', '', {}],
  ['#x/a', '', {}],
  ['#part#/a', '', {}],
  ['', '', {}]
])('the hash %s is the route "%s" with %j', (hash, path, query) => {
  history.replaceState(null, '', `/landing.html${hash}`)
  const route = hashRoute()
  expect([route.path, { ...route.query }]).toEqual([path, query])
})
