import { expect, test } from 'vitest'
import { withOwnWords } from '../../../shared/content/site-words.ts'

const shared = { title: 'A short loan', steps: { see: 'See', pay: 'Pay' }, list: ['one', 'two'] }

test('a brand says some texts in words of its own, and the others as all do', () => {
  const own = { title: 'Violet', steps: { pay: 'Pay by app' }, list: ['alone'] }
  expect(withOwnWords(shared, own)).toEqual({
    title: 'Violet',
    steps: { see: 'See', pay: 'Pay by app' },
    list: ['alone']
  })
})

test('a brand without words of its own says what all do', () => {
  expect(withOwnWords(shared)).toEqual(shared)
})
