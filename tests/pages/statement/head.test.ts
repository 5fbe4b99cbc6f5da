import { expect, test } from 'vitest'
import { headOf, sumHead } from '../../../pages/statement/head.ts'

const dates = { due: '2026-11-27', asOf: '2026-11-25 09:00', isPaidOff: false }
const at = (text: string) => ({ now: Date.parse(text), isServers: true, hoursAhead: 8 })

test.each([
  ['2026-11-20T04:00:00Z', 'calm', 'Due date', '7 days left'],
  ['2026-11-27T04:00:00Z', 'soon', 'Due date', 'Due today'],
  ['2026-11-30T04:00:00Z', 'late', 'Was due', '3 days late']
])('what is owed at %s is due: %s', (now, tone, dateLabel, standing) => {
  const head = { tone, date: dates.due, dateLabel, standing, cost: '' }
  expect(headOf(true, dates, at(now))).toEqual(head)
})

test.each([
  [false, dates.due, 'paid'],
  [true, '', 'calm']
])('without a debt (%s) or its day the head says for when it holds', (isOwed, due, tone) => {
  const head = headOf(isOwed, { ...dates, due }, at('2026-11-30T04:00:00Z'))
  expect(head).toEqual({ tone, date: dates.asOf, dateLabel: 'As of', standing: '', cost: '' })
})

test('a head says that all is paid only where the statement shows it', () => {
  const { standing } = headOf(false, { ...dates, isPaidOff: true }, at('2026-11-30T04:00:00Z'))
  expect(standing).toBe('Paid in full')
})

test('nothing left is said in words, and too much paid with its amount', () => {
  expect(sumHead({ text: 'Left to pay', value: '₱0,00' }, 'Paid in full')).toEqual({
    label: 'Left to pay ₱0,00',
    amount: 'Paid in full',
    standing: ''
  })
  const tooMuch = { text: 'Paid too much', value: '₱5,00' }
  expect(sumHead(tooMuch, 'Paid in full')).toEqual({
    label: tooMuch.text,
    amount: tooMuch.value,
    standing: 'Paid in full'
  })
})
