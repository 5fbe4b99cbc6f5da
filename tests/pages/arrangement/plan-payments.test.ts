import { expect, test } from 'vitest'
import { owesNothing } from '../../../pages/arrangement/plan-payments.ts'

test.each([
  ['paid', 'agreed', '₱5,455.00', true],
  ['received', 'none', '₱5,455.00', true],
  ['received', 'agreed', '₱5,455.00', false],
  ['received', 'offered', '₱5,455.00', false],
  ['owed', 'none', '₱5,455.00', false],
  ['owed', 'none', '₱0.00', true]
] as const)(
  'with money %s and a plan %s of %s nothing is owed: %s',
  (money, state, owed, isDone) => {
    expect(owesNothing(money, state, owed)).toBe(isDone)
  }
)
