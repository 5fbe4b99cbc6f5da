import fc from 'fast-check'
import { expect, test } from 'vitest'
import { parseQuery } from '../../../shared/context/query.ts'
import { readAddress } from '../../../shared/island/read-address.ts'
import { anyCharacter } from '../../setup/any-character.ts'

const pieces = fc.constantFrom(
  ...['&', '=', '[', ']', '[]', ']=', '.', '%', '+', '?', ';', ',', '1', '2', 'a', '__proto__'],
  ...['%00', '%E0%A4%A', '%FF', '%5B', '%5D', '%5d=', '%E2%82%B1', 'constructor', '\u0000', '\n']
)
const query = fc.oneof(
  fc.array(pieces, { maxLength: 30 }).map(all => all.join('')),
  fc.string({ maxLength: 200 }),
  fc.string({ unit: anyCharacter, maxLength: 60 })
)

test('the head script and the page read ten thousand addresses alike', { timeout: 60_000 }, () => {
  fc.assert(
    fc.property(query, text => {
      expect(Object.entries(readAddress(`?${text}`))).toEqual(
        Object.entries(parseQuery(`?${text}`))
      )
    }),
    { numRuns: 10_000 }
  )
})

test.each([
  Array.from({ length: 150 }, (_, index) => `p${index}=1`).join('&'),
  `a=${'x'.repeat(2001)}&b=1&c=${'x'.repeat(2000)}`,
  `a=1&a=${'x'.repeat(2001)}`
])('they leave out the same of an address that is too long', text => {
  expect(readAddress(`?${text}`)).toEqual(parseQuery(`?${text}`))
})

test.each(['[]&[]=', 'a[]=1&a[]=2', 'a[]=1&'.repeat(99)])('they read %s alike', text => {
  expect(Object.entries(readAddress(`?${text}`))).toEqual(Object.entries(parseQuery(`?${text}`)))
  expect(Object.keys(readAddress(`?${text}`))).toHaveLength(1)
})
