// @vitest-environment node
import { expect, test } from 'vitest'
import { formatMessage } from '../../../shared/messages/format-message.ts'

test('each place gets the value of its name', () => {
  const message = '{amount} until {date}, {amount} in all'
  const values = { date: '12 May', amount: 'PHP 1,200' }
  expect(formatMessage(message, values)).toBe('PHP 1,200 until 12 May, PHP 1,200 in all')
})

test('a number is written out', () => {
  expect(formatMessage('{seconds} s', { seconds: 0 })).toBe('0 s')
})

test.each(['$&', '$$', '$1', "$'", '{date}', ''])('%j comes out as it is', value => {
  expect(formatMessage('<{name}>{date}', { name: value, date: 'today' })).toBe(`<${value}>today`)
})

test('a place without a value stays', () => {
  expect(formatMessage('{amount} until {date}', { amount: '5' })).toBe('5 until {date}')
})

test.each(['+63 2 8000 0000', '(02) 5550 0142', '1800 555 0142'])(
  'the groups of %j do not part',
  phone => {
    expect(formatMessage('Call {phone} now', { phone })).toBe(
      `Call ${phone.replaceAll(' ', '\u00a0')} now`
    )
  }
)
