import { expect, test } from 'vitest'
import { earlyValues } from '../../../pages/statement/early-values.ts'
import { statementCall } from '../../../shared/api/papers.ts'
import { readEarly } from '../../setup/read-early.ts'

const entries = [
  { date: '2026-08-28', kind: 'disbursement', text: '', change: 500_000, balance: 500_000 },
  { date: '2026-11-27', kind: 'interest', text: '', change: '45500', balance: 545_500 }
]
const loan = {
  contract: 'SP-1',
  holder: 'J***',
  amount: 500_000,
  received: 475_000,
  due: '2026-11-27'
}

const valuesOf = (answer: object) =>
  earlyValues(readEarly(statementCall, answer), new URLSearchParams(), Date.parse('2026-12-01'))

test('the sums of a statement show early', () => {
  expect(valuesOf({ loan, entries, balance: 545_500 })).toEqual({
    label: 'Left to pay',
    amount: '₱5.455,00',
    late: '4 days late',
    left: '',
    dateLabel: 'Was due',
    date: '2026-11-27',
    rows: [
      { text: 'Paid out to you', value: '₱4.750,00' },
      {
        text: 'Interest and all charges',
        value: '₱705,00'
      },
      { text: 'Of these, kept back at payout', value: '₱250,00' },
      { text: 'Paid', value: '₱0,00' }
    ]
  })
})

test.each([
  { loan, entries, balance: 545_501 },
  { loan, entries: [{ ...entries[0], change: 'five' }] },
  { loan, entries: Array.from({ length: 201 }, () => entries[0]) }
])('what does not add up, or is long, is left to the page', answer => {
  expect(valuesOf(answer)).toEqual({})
})
