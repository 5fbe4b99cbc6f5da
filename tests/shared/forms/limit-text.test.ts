// @vitest-environment node
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { limitText, textLength } from '../../../shared/forms/limit-text.ts'
import { anyCharacter } from '../../setup/any-character.ts'

test.each([
  ['typed at the end', 'abc', 'abcd', 'abc'],
  ['typed in the middle', 'abc', 'abXc', 'abc'],
  ['typed at the start', 'abc', 'Xabc', 'abc'],
  ['pasted, as far as it fits', 'ac', 'aXYZc', 'aXc'],
  ['pasted over everything', 'abc', 'VWXYZ', 'VWX'],
  ['pasted over a part', 'abc', 'aXYZ', 'aXY'],
  ['an emoji, whole or not at all', 'ab', 'ab😀😀', 'ab😀'],
  ['fewer than there may be', 'abc', 'ab', 'ab'],
  ['a letter like its neighbours', 'aaa', 'aaaa', 'aaa'],
  ['the end of what was too long before', 'abcd', 'abcd', 'bcd']
])('keeps what was there: %s', (_how, before, after, expected) => {
  expect(limitText(before, after, 3)).toBe(expected)
})

test('nothing is taken where there is no room', () => {
  expect(limitText('', 'abc', 0)).toBe('')
})

test('never exceeds the limit, nor touches what fits', () => {
  const text = fc.string({ unit: anyCharacter, maxLength: 30 })
  fc.assert(
    fc.property(text, text, fc.nat({ max: 20 }), (typed, after, limit) => {
      const before = Array.from(typed).slice(0, limit).join('')
      const limited = limitText(before, after, limit)
      expect(textLength(limited)).toBeLessThanOrEqual(limit)
      if (textLength(after) <= limit) expect(limited).toBe(after)
    })
  )
})

test('characters added to a full text are left out, at any place', () => {
  const text = fc.string({ unit: anyCharacter, minLength: 1, maxLength: 30 })
  fc.assert(
    fc.property(text, text, fc.nat(), (full, added, place) => {
      const characters = Array.from(full)
      const at = place % (characters.length + 1)
      const after = [...characters.slice(0, at), added, ...characters.slice(at)].join('')
      fc.pre(textLength(after) === textLength(full) + textLength(added))
      expect(limitText(full, after, textLength(full))).toBe(full)
    })
  )
})
