import { expect, test } from 'vitest'
import { ownWords } from './own-words.ts'

test('a word that stands in the code is named, also beside a message or a word of the server', () => {
  const texts = ['Pay now', '⟦Pààý ñööŵ⟧', '⟦Ţŕý⟧ again', 'Bank: Model Bank', '⟦Çààļļ +63 2⟧ · 7']
  expect(ownWords(texts, ['Model Bank'])).toEqual(['Pay now', '⟦Ţŕý⟧ again', 'Bank: Model Bank'])
})

test('values in a message are no words of ours, nor what is the server’s, the brand’s or a code', () => {
  const texts = ['⟦Pààý ⟦ţĥéé⟧ Model Bank⟧', 'Model Bank', 'Sample Peso', 'Nov 22', 'MP12 3456']
  expect(ownWords(texts, ['Model Bank'])).toEqual([])
})
