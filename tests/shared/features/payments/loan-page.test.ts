import { expect, test } from 'vitest'
import { hasPaid, isUsedUp } from '../../../../shared/features/payments/loan-page.ts'

test.each([
  ['paid', true, true],
  ['received', true, false],
  ['extended', false, true],
  ['on-its-way', false, false],
  ['owed', false, false],
  ['unknown', false, false]
] as const)('money that is %s: paid %s, codes used up %s', (state, paid, usedUp) => {
  expect(hasPaid(state)).toBe(paid)
  expect(isUsedUp(state)).toBe(usedUp)
})
