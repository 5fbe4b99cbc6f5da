// @vitest-environment node
import { expect, test } from 'vitest'
import { bytesOf, recordOf } from '../../../../shared/features/paper/base64url.ts'

const write = (value: unknown) => Buffer.from(JSON.stringify(value)).toString('base64url')

test('a text is read as the bytes that it was written of', () => {
  expect(bytesOf('_-8')).toEqual(Uint8Array.of(0xff, 0xef))
  expect(recordOf(write({ contract: 'SP-1', holder: 'Niño' }))).toEqual({
    contract: 'SP-1',
    holder: 'Niño'
  })
})

test.each([
  ['nothing', ''],
  ['a sign of another alphabet', 'a+b/'],
  ['a padding', 'YQ=='],
  ['a letter too many', 'YWJjZ'],
  ['bits that say nothing', 'YR']
])('a text with %s is no way to write bytes', (_, text) => {
  expect(bytesOf(text)).toBeUndefined()
  expect(recordOf(text)).toBeUndefined()
})

test.each([null, [], [1], 'text', 5, true])('%j is no record', value => {
  expect(recordOf(write(value))).toBeUndefined()
})

test('bytes that are no text are not guessed at', () => {
  const bytes = [...Buffer.from('{"a":"'), 0xff, ...Buffer.from('"}')]
  expect(recordOf(Buffer.from(bytes).toString('base64url'))).toBeUndefined()
  expect(recordOf(Buffer.from('{"a"').toString('base64url'))).toBeUndefined()
})
