import { expect, test } from 'vitest'
import { titlesOf } from '../../../pages/complaint-next/titles-of.ts'

const start = {
  types: [
    { value: '1', title: 'Collection' },
    { value: '2', title: 'Payment' },
    { value: '3', title: '' }
  ],
  subTypes: [
    { value: '101', title: 'Threats' },
    { value: '102', title: 'Too many calls' }
  ]
} as Parameters<typeof titlesOf>[0]

test.each([
  ['a complaint about collection has both', '1', '102', ['Collection', 'Too many calls']],
  ['a sub-type that the server does not name is left out', '1', '999', ['Collection']],
  ['another complaint has its type alone', '2', '102', ['Payment']],
  ['a type without a title has none', '3', '', []],
  ['a type that the server does not name has none', '9', '101', []]
])('%s', (_what, type, subType, titles) => {
  expect(titlesOf(start, { type, subType })).toEqual(titles)
})
