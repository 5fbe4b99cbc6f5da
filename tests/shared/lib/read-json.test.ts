import { expect, test } from 'vitest'
import { readJson } from '../../../shared/lib/read-json.ts'

const reasonsOf = (text: string) => {
  const read = readJson('list', text)
  return 'problems' in read ? read.problems.map(({ field, reason }) => `${field} ${reason}`) : []
}

test('a document is read as it is', () => {
  expect(readJson('list', '[1, null]')).toEqual({ document: [1, null] })
  expect(readJson('list', 'null')).toEqual({ document: null })
})

test('a text that is no JSON says where it breaks', () => {
  expect(reasonsOf('{"id": }')).toEqual([expect.stringMatching(/^The list is no JSON: .*token/)])
  const [reason] = reasonsOf('{\n  "id": "a"\n  "layout": "plain"\n}')
  expect(reason).toMatch(/line 3/)
  expect(reason).not.toContain('position')
})

test('curly quotes are named by their lines, which no engine does', () => {
  expect(reasonsOf('{\n  “id”: "a"\n}')).toEqual([
    'The list has curly quotes in line 2: “ and ” have to be "'
  ])
})
