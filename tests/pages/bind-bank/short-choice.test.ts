import { expect, test } from 'vitest'
import { isShortChoice } from '../../../pages/bind-bank/short-choice.ts'
import type { BankItem } from '../../../shared/api/bank-form.ts'

const choice = (length: number, kind = 'choice') =>
  ({ kind, options: Array.from({ length }, () => ({})) }) as unknown as BankItem

test.each([
  [1, true],
  [4, true],
  [5, false]
])('a choice of %i stands in the form itself: %s', (length, isShort) => {
  expect(isShortChoice(choice(length))).toBe(isShort)
})

test('a text is no choice', () => {
  expect(isShortChoice(choice(1, 'text'))).toBe(false)
})
