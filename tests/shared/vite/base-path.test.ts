// @vitest-environment node
import { expect, test } from 'vitest'
import { basePathOf } from '../../../shared/vite/base-path.ts'

test.each([undefined, '', '/', '//'])('%j is the root', wanted => {
  expect(basePathOf(wanted)).toBe('/')
})

test.each(['loans', '/loans', 'loans/', '//loans//'])('%s is /loans/', wanted => {
  expect(basePathOf(wanted)).toBe('/loans/')
})

test('a path of several names, with dots in them, is one', () => {
  expect(basePathOf('/our-loans/v1.2_a')).toBe('/our-loans/v1.2_a/')
})

test.each([
  '../',
  '..',
  '.',
  '/./',
  'loans/..',
  'loans/../..',
  'a//b',
  '.hidden',
  'loans.',
  'a..b',
  '..\\',
  'https://x.example/loans/',
  '/loans?x/',
  '/loans#x/',
  '/lo ans/',
  '/loans/\n',
  '/%2e%2e/',
  ' '
])('%j is refused', wanted => {
  expect(() => basePathOf(wanted)).toThrow(`BASE_PATH=${wanted} has to be a path such as /loans/`)
})
