// @vitest-environment node
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { groupCode, groupCodeIn } from '../../../shared/loan/group-code.ts'

test.each([
  ['', ''],
  ['MP12', 'MP12'],
  ['MP1234510001', 'MP12 3451 0001'],
  ['MP12345100012', 'MP12 3451 00012'],
  ['7701-2233', '7701-2233']
])('%j is read as %j', (code, grouped) => {
  expect(groupCode(code)).toBe(grouped)
})

test('a grouped code loses and gains nothing but spaces between its groups', () => {
  fc.assert(
    fc.property(fc.stringMatching(/^[A-Za-z0-9-]{4,40}$/), code => {
      const grouped = groupCode(code)
      expect(grouped.replace(/ /g, '')).toBe(code)
      const groups = grouped.split(' ')
      if (code.includes('-')) expect(grouped).toBe(code)
      else expect(groups.pop()?.length).toBeOneOf([2, 3, 4, 5])
      expect(groups.filter(group => group.length !== 4 && group !== code)).toEqual([])
    })
  )
})

test.each([
  ['Give MP1234510001, MP1234510001.', 'MP1234510001', 'Give MP12 3451 0001, MP12 3451 0001.'],
  ['Give 7701-2233.', '7701-2233', 'Give 7701-2233.'],
  ['Give $&7701-2233.', '$&7701-2233', 'Give $&7701-2233.'],
  ['Give it.', '', 'Give it.']
])('%j has %j as it is read', (text, code, grouped) => {
  expect(groupCodeIn(text, code).replaceAll('\u00a0', ' ')).toBe(grouped)
})
