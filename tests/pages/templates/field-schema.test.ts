import * as v from 'valibot'
import { expect, test } from 'vitest'
import { emptyValue, type FieldSchema, fieldKind } from '../../../pages/templates/field-schema.ts'

const many = Number.POSITIVE_INFINITY

test.each([
  ['a text', v.string(), { kind: 'text', limit: undefined }, ''],
  ['a switch', v.boolean(), { kind: 'switch' }, false],
  ['a switch that may be left out', v.optional(v.boolean()), { kind: 'switch' }, false],
  ['a number', v.number(), { kind: 'number' }, ''],
  ['a list', v.array(v.string()), { kind: 'list', limit: many }, []],
  [
    'a choice',
    v.optional(v.picklist(['one', 'two']), 'two'),
    { kind: 'choice', options: ['one', 'two'], usual: 'two' },
    'one'
  ],
  ['a group', v.object({ a: v.boolean(), b: v.string() }), { kind: 'group' }, { a: false, b: '' }]
])('%s is edited as one, and a new one is empty', (_, schema, kind, empty) => {
  const field = schema as FieldSchema
  expect(fieldKind(field)).toMatchObject(kind)
  expect(emptyValue(field)).toEqual(empty)
})

test('a list that allows so many entries has that limit', () => {
  const item = { type: 'string' }
  const list = { type: 'array', item, pipe: [{ kind: 'schema' }, { kind: 'validation', most: 3 }] }
  expect(fieldKind(list)).toEqual({ kind: 'list', item, limit: 3 })
})
