import { expect, test } from 'vitest'
import { dayToCome } from '../../../../shared/features/reminder/remind.tsx'
import { writeDay } from '../../../../shared/loan/day.ts'

const now = Date.parse('2026-11-22T02:00:00Z')
const dayOf = (...texts: string[]) => {
  const day = dayToCome(texts, now)
  return day === undefined ? undefined : writeDay(day)
}

test('the day of the payment is found among the texts of a page', () => {
  expect(dayOf('₱5,455.00', '2026-11-24')).toBe('2026-11-24')
})

test('the last of several days is that of the payment', () => {
  expect(dayOf('2026-11-24', '2026-12-24', 'SP-20410001')).toBe('2026-12-24')
})

test('a day that is over, and what is no day, is not to be remembered', () => {
  expect(dayOf('2026-11-21')).toBeUndefined()
  expect(dayOf('₱5,455.00', '', '91 days')).toBeUndefined()
})

test('today is not either, by the market’s clocks', () => {
  // 23:30 in Manila is still the 22nd, 00:30 the 23rd.
  const at = (time: string) => dayToCome(['2026-11-23'], Date.parse(time)) !== undefined
  expect(at('2026-11-22T23:30:00+08:00')).toBe(true)
  expect(at('2026-11-23T00:30:00+08:00')).toBe(false)
})
