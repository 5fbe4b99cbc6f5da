// @vitest-environment node
import { expect, test } from 'vitest'
import { describeOption } from '../../../../shared/features/options/describe-option.ts'
import { quote } from './quote.ts'

const write = (minor: number | undefined) => `₱${(minor ?? 0) / 100}`
const describe = (changes: object, owed?: number) =>
  describeOption({ ...quote, ...changes }, owed, write)
const due = '4\u00a0Dec\u00a02026'

test('a part says what is paid now and later, what it costs and when all is paid', () => {
  expect(describe({})).toEqual({
    title: 'Pay part of it now',
    rows: [
      { text: 'You pay now', value: '₱2000' },
      { text: 'You pay later', value: '₱3455' },
      { text: 'Interest and charges included', value: '₱455' },
      { text: 'Paid off by', value: due }
    ],
    saves: '',
    warning: ''
  })
})

test('a plan says in how many payments the rest is paid, and ends with the last of them', () => {
  const schedule = [
    { date: '2026-12-04', minor: 100_000 },
    { date: '2027-01-04', minor: 100_000 }
  ]
  const { rows } = describe({ kind: 'plan', now: 1000, schedule, cost: 0 })
  expect(rows).toEqual([
    { text: 'You pay now', value: '₱10' },
    { text: 'You pay later', value: '₱2000', detail: 'in 2 payments' },
    { text: 'Interest and charges included', value: 'Nothing' },
    { text: 'Paid off by', value: '4\u00a0Jan\u00a02027' }
  ])
  const [, later] = describe({ kind: 'plan', schedule: schedule.slice(0, 1) }).rows
  expect(later).toEqual({ text: 'You pay later', value: '₱1000' })
})

test('a plan says why it costs less than paying late: the charges that are taken off', () => {
  const waived = { text: 'Late charges taken off', value: '−₱98' }
  expect(describe({ kind: 'plan', waived: 9800 }).rows).toContainEqual(waived)
  const texts = [
    { kind: 'plan', waived: 0 },
    { kind: 'full', waived: 9800 }
  ].map(changes => describe(changes).rows.map(({ text }) => text))
  expect(texts.flat()).not.toContain(waived.text)
})

test('paying in full leaves nothing for later, ends today, and says what it saves', () => {
  const full = { kind: 'full', now: 535_000, rest: undefined, cost: undefined, due: '2026-12-04' }
  expect(describe(full, 545_500)).toEqual({
    title: 'Pay it all now',
    rows: [
      { text: 'You pay now', value: '₱5350' },
      { text: 'You pay later', value: 'Nothing' },
      { text: 'Paid off by', value: 'Today' }
    ],
    saves: 'You save ₱105 by paying early.',
    warning: ''
  })
})

test('an extension warns that it pays off no loan', () => {
  expect(describe({ kind: 'extension' })).toMatchObject({
    title: 'Extend the loan',
    warning: 'This moves your due date. It does not pay off your loan.'
  })
})

test('an option that names no day is not said to end on one', () => {
  const [, , , over] = describe({ due: 'soon' }).rows
  expect(over).toEqual({ text: 'Paid off by', value: 'Today' })
})
