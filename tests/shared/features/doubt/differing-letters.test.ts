import { expect, test } from 'vitest'
import { differingLetters } from '../../../../shared/features/doubt/differing-letters.ts'

/** The text with its differing letters in brackets. */
const marked = (one: string, other: string) => {
  const differs = differingLetters(one, other)
  return Array.from(one, (letter, place) => (differs[place] ? `[${letter}]` : letter)).join('')
}

test.each([
  ['sampie', 'sample', 'samp[i]e', 'samp[l]e'],
  ['SAMPLE', 'sample', 'SAMPLE', 'sample'],
  ['sarnple', 'sample', 'sa[r][n]ple', 'sa[m]ple'],
  ['pesso', 'www.peso', 'pes[s]o', '[w][w][w][.]peso'],
  ['my-peso', 'peso', '[m][y][-]peso', 'peso'],
  ['pеso', 'peso', 'p[е]so', 'p[e]so'],
  ['', 'a', '', '[a]'],
  ['a', '', '[a]', '']
])('%s beside %s', (one, other, first, second) => {
  expect(marked(one, other)).toBe(first)
  expect(marked(other, one)).toBe(second)
})
