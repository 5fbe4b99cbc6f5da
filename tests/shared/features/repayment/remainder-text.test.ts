import { expect, test } from 'vitest'
import { remainderText } from '../../../../shared/features/repayment/remainder-text.ts'

test('an extension says how much is owed after it', () => {
  expect(remainderText({ owed: '₱5,455.00', nextDate: '2027-02-27' })).toBe(
    'Extending does not pay off your loan: you still owe ₱5,455.00.'
  )
})

test('an extension whose rest is not known says when the loan itself is due', () => {
  expect(remainderText({ owed: '', nextDate: '2027-02-27' })).toBe(
    'Extending does not pay off your loan: the loan itself is still due on 27\u00a0Feb\u00a02027.'
  )
})

test('an extension of which nothing is known still says that it pays off no loan', () => {
  expect(remainderText({ owed: '', nextDate: '' })).toBe(
    'Extending does not pay off your loan: you still owe the loan itself.'
  )
})
