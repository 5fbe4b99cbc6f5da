import { expect, test } from 'vitest'
import { joinParts, splitDay } from '../../../shared/ui/day-field/day-parts.ts'

test('three parts make a date, however short they are typed', () => {
  expect(joinParts(['29', '2', '1992'])).toBe('1992-02-29')
  expect(joinParts(['05', '11', '2026'])).toBe('2026-11-05')
  expect(joinParts(['', '', ''])).toBe('')
})

test('a text that is no date stays as it was typed', () => {
  expect(joinParts(['30', '2', '1992'])).toBe('1992-2-30')
  expect(joinParts(['1', '', ''])).toBe('--1')
  expect(joinParts(['1', '2', '92'])).toBe('92-2-1')
  expect(splitDay('--1')).toEqual(['1', '', ''])
  expect(splitDay('1992-02-29')).toEqual(['29', '02', '1992'])
  expect(splitDay('')).toEqual(['', '', ''])
})
