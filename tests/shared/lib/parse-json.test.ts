// @vitest-environment node
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { parseJson } from '../../../shared/lib/parse-json.ts'

test.each([
  ['12345678901234567890', null],
  ['-9007199254740993', null],
  ['9007199254740991', 9_007_199_254_740_991],
  ['9007199254740991.4', null],
  ['123456789012345.67', 123_456_789_012_345.67],
  ['1234567890123456789e-3', null],
  ['5455.10', 5455.1],
  ['"12345678901234567890"', '12345678901234567890'],
  ['"say \\"12345678901234567890\\" twice"', 'say "12345678901234567890" twice']
])('%s is read as %j', (text, value) => {
  expect(parseJson(`{"a":${text},"b":[${text}]}`)).toEqual({ a: value, b: [value] })
})

test('a text that is no JSON throws, however it is cut off', () => {
  for (const text of ['', '{"a":12345678901234567890', '{"a":"12345678901234567890', 'x']) {
    expect(() => parseJson(text)).toThrow(SyntaxError)
  }
})

// A pattern that looked back from each of them would take hours.
test('a megabyte of quotes is read before the test runs out of time', () => {
  expect(() => parseJson(`12345678901234567890"${'\\"'.repeat(1_000_000)}`)).toThrow(SyntaxError)
})

test('any JSON whose numbers are exact is read as JSON.parse reads it', () => {
  fc.assert(
    fc.property(fc.json({ maxDepth: 4 }), text => {
      const value = JSON.parse(text)
      const rounded = JSON.stringify(value) !== JSON.stringify(parseJson(text))
      const hasLongNumber = /\d[\d.]{15}|e[+-]?\d/i.test(text)
      expect(rounded && !hasLongNumber).toBe(false)
    })
  )
})
