import { expect, test } from 'vitest'
import { pseudoText, pseudoTexts } from '../../../shared/messages/pseudo.ts'

test('a text gets accents, brackets and a third more, and keeps its places for values', () => {
  expect(pseudoText('You still owe {amount}.')).toBe('⟦Ýööû šţîîļļ ööŵéé {amount}.⟧')
  const text = 'We cannot connect right now. Check your connection and try again.'
  expect(pseudoText(text).length / text.length).toBeCloseTo(1.33, 1)
})

test('every text of a module is made, and an empty one stays empty', () => {
  const messages = { title: 'Pay', steps: [{ text: 'Go', picture: '' }] }
  expect(pseudoTexts(messages)).toEqual({
    title: '⟦Pààý⟧',
    steps: [{ text: '⟦Ğöö⟧', picture: '' }]
  })
})
