import { expect, onTestFinished, test } from 'vitest'
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
    late: '1',
    standing: '4 days late',
    cost: '',
    asks: '1',
    dateLabel: 'Was due',
    date: '2026-11-27',
    rows: [
      { text: 'Paid out to you', value: '₱4.750,00' },
      { text: 'Kept back at payout', value: '₱250,00' },
      { text: 'Interest and other charges', value: '₱455,00' },
      { text: 'Paid', value: '₱0,00' }
    ]
  })
})

const headsOf = (answer: object, serverTime: number, search = '') => {
  const data = readEarly(statementCall, { entries, balance: 545_500, ...answer })
  const values = earlyValues(data, new URLSearchParams(search), serverTime)
  const { asks, calm, late, paid, date } = values as Record<string, unknown>
  return { asks, calm, late, paid, date }
}

test('a head without a due date or the server’s time does not press, nor one without a debt ask', () => {
  const then = Date.parse('2026-12-01')
  const asOf = '2026-12-01T10:00:00+08:00'
  const quiet = { date: '2026-12-01 10:00' }
  expect(headsOf({ loan: { ...loan, due: '' }, asOf }, then)).toEqual({
    ...quiet,
    asks: '1',
    calm: '1'
  })
  expect(headsOf({ loan, asOf }, Number.NaN)).toEqual({
    asks: '1',
    date: loan.due,
    calm: '1'
  })
  const payment = { date: '2026-11-28', kind: 'payment', text: '', change: -545_500, balance: 0 }
  const settled = { loan, asOf, entries: [...entries, payment], balance: 0 }
  const paid = { ...quiet, asks: '', paid: '1' }
  expect(headsOf(settled, then)).toEqual(paid)
  onTestFinished(() => localStorage.clear())
  localStorage.setItem('loan:payments', '{"data":[{"orderId":"20410001","isPaid":true}]}')
  expect(headsOf({ loan, asOf }, then, 'orderId=20410001')).toEqual(paid)
})

test.each([
  [{}, '', '₱'],
  [{}, 'clarity=1', '₹'],
  [{ currency: 'INR' }, '', '₹'],
  [{ currency: 'PHP' }, 'clarity=1', '₱']
])('the amounts of %o at %j have the sign %s', (own, search, sign) => {
  const data = readEarly(statementCall, { loan: { ...loan, ...own }, entries, balance: 545_500 })
  const values = earlyValues(data, new URLSearchParams(search), Date.parse('2026-12-01'))
  expect(values).toMatchObject({ amount: `${sign}5.455,00` })
})

test('two hundred lines are still read, one more is left to the page', () => {
  const nothing = { ...entries[1], change: 0 }
  const valuesWith = (count: number) =>
    valuesOf({
      loan,
      entries: [...entries, ...Array.from({ length: count - 2 }, () => nothing)],
      balance: 545_500
    })
  expect(valuesWith(200)).toMatchObject({ amount: '₱5.455,00' })
  expect(valuesWith(201)).toEqual({})
})

test.each([
  { loan, entries, balance: 545_501 },
  { loan, entries: [{ ...entries[0], change: 'five' }] }
])('what does not add up is left to the page', answer => {
  expect(valuesOf(answer)).toEqual({})
})
