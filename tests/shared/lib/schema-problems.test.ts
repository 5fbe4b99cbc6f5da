import * as v from 'valibot'
import { expect, test } from 'vitest'
import { problemLines, schemaProblems } from '../../../shared/lib/schema-problems.ts'

const schema = v.object({
  name: v.pipe(v.string(), v.nonEmpty()),
  level: v.optional(v.picklist(['info', 'warning'])),
  isOpen: v.optional(v.boolean()),
  size: v.optional(
    v.pipe(
      v.number(),
      v.check(size => size > 0, 'must be more than 0'),
      v.integer('must be a whole number')
    )
  ),
  look: v.optional(v.object({ color: v.string() })),
  rows: v.optional(v.array(v.object({ tags: v.array(v.string()) })))
})

const linesOf = (document: unknown) =>
  problemLines([{ file: 'a.json', problems: schemaProblems('list', schema, document) }])

test('a sound document has no problems', () => {
  const rows = [{ tags: ['new'] }]
  const look = { color: 'red' }
  expect(linesOf({ name: 'a', level: 'info', isOpen: true, size: 1, look, rows })).toEqual([])
})

test.each([
  [{}, 'name is missing'],
  [{ name: '' }, 'name is empty'],
  [{ name: 7 }, 'name must be a text'],
  [{ name: 'a', level: 'urgent' }, 'level must be one of info, warning'],
  [{ name: 'a', isOpen: 'yes' }, 'isOpen must be true or false'],
  [{ name: 'a', size: '1' }, 'size must be a number'],
  [{ name: 'a', size: -0.5 }, 'size must be more than 0'],
  [{ name: 'a', look: 'red' }, 'look must be a group in { }'],
  [{ name: 'a', look: {} }, 'look.color is missing'],
  [{ name: 'a', rows: {} }, 'rows must be a list'],
  [{ name: 'a', rows: [{ tags: ['b', 3] }] }, 'rows[0].tags[1] must be a text'],
  [
    { name: 'a', rows: [{ tags: [], color: 'b' }] },
    'rows[0].color is no field of a list; here it can be tags'
  ],
  [
    { name: 'a', look: { color: 'red', dark: true } },
    'look.dark is no field of a list; here it can be color'
  ],
  [[], 'The list must be a group in { }'],
  [null, 'The list must be a group in { }']
])('what is wrong with %j is said once, by its field', (document, line) => {
  expect(linesOf(document)).toEqual([`a.json: ${line}`])
})

test('all that is wrong is said at once', () => {
  expect(linesOf({ size: 'x', nmae: 'a', constructor: 1 })).toHaveLength(4)
})
